import { type Config, mailAdminIsOpen } from '../../platform/config.ts';

/** Names that nobody can have (RFC 2606): what is written to them reaches nobody. */
const nobodys = /@(?:[^@]+\.)?(?:example\.(?:com|org|net)|example|test|invalid|localhost)$/i;

/** While everybody may look, an address of somebody is neither shown nor written to. */
export function isHidden(config: Config, address: string): boolean {
  return mailAdminIsOpen(config) && !nobodys.test(address);
}

/** "a…@e….com" */
export function shownAddress(config: Config, address: string): string {
  if (!isHidden(config, address)) return address;
  const [name = '', domain = ''] = address.split('@');
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}…${end}`;
}
