import { settings } from './config.ts';

/** The operating guide's table of settings, made from the settings themselves. */
export function configTable(): string {
  const rows = Object.entries(settings).map(([name, { schema, about }]) => {
    const standard = schema.safeParse(undefined);
    const value = standard.success && standard.data !== undefined ? `\`${String(standard.data)}\`` : '–';
    return `| \`${name}\` | ${value === '``' ? '–' : value} | ${about} |`;
  });
  return ['| setting | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}
