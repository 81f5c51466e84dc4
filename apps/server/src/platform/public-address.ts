import ipaddr from 'ipaddr.js';

/** Inside 2000::/3, but not somebody's own place on the public net. */
const notPublicV6 = [
  '2001::/23', // Teredo, ORCHID, benchmarks and other protocols' own
  '2001:db8::/32',
  '2002::/16', // 6to4: carries an IPv4 address
  '2620:4f:8000::/48',
  '3fff::/20',
].map((range) => ipaddr.IPv6.parseCIDR(range));
const publicV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** One address in its normal spelling, as a resolver or a URL gives it. Everything doubtful is not public. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4)
    return parsed.range() === 'unicast' && ipaddr.IPv4.isValidFourPartDecimal(address);
  // Translated and mapped addresses lie outside of 2000::/3, so that they need no list of their own.
  return (
    parsed.match(publicV6) &&
    !notPublicV6.some((range) => parsed.match(range)) &&
    parsed.range() === 'unicast'
  );
}

const innerNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|onion|test|invalid)$/;

function parsedUrl(given: string, base: URL | undefined): URL | null {
  try {
    return new URL(given, base);
  } catch {
    return null;
  }
}

/** The address that may be asked, or null: http(s) on its own port, no credentials, a public host. */
export function askableUrl(given: string, base?: URL): URL | null {
  const url = parsedUrl(given, base);
  if (!url) return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1)) ? url : null;
  if (ipaddr.IPv4.isValid(host)) return isPublicAddress(host) ? url : null;
  if (!host.includes('.') || innerNames.test(host)) return null;
  return url;
}

export const literalOf = (url: URL): string | null => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : null;
};
