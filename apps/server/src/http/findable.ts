import { languages } from '@tailor/contract/languages';
import type { FastifyInstance } from 'fastify';

/** English lies at the plain address; the others under their prefix. */
function addressOf(origin: string, language: string, path: string): string {
  if (language === 'en') return origin + path;
  return `${origin}/${language}${path === '/' ? '' : path}`;
}

export function siteMap(origin: string, paths: string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = languages.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one}" href="${escapeXml(addressOf(origin, one, path))}"/>`,
    );
    return languages.map(
      (one) => `<url><loc>${escapeXml(addressOf(origin, one, path))}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** What search engines ask for first. Pages with somebody's data say "noindex" themselves. */
export function addFindable(app: FastifyInstance, origin: string, paths: string[]): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const map = siteMap(origin, paths);
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(map),
  );
}
