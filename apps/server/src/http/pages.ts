import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchCatalogue } from '../features/jobs/catalogue-watch.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { sendError } from './errors.ts';
import { addFindable } from './findable.ts';
import type { RegisteredRoute } from './route.ts';
import { type SiteConfig, siteConfigOf } from './site-config.ts';

/** What the browser part's render bundle exports; it is loaded by path, never imported. */
interface RenderBundle {
  renderDocument(input: {
    url: string;
    config: SiteConfig;
    /** The browser build's manifest: which files a page loads. */
    assets: unknown;
  }): Promise<RenderedDocument> | RenderedDocument;
  /** Paths of the pages that search engines may keep. */
  indexedPaths(): string[];
}

interface RenderedDocument {
  status: number;
  html: string;
  language: string;
}

interface CachedPage {
  status: number;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  language: string;
}

const CACHE_MOST = 200;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function addPages(
  app: FastifyInstance,
  context: Context,
  routes: RegisteredRoute[],
): Promise<void> {
  const folder = context.config.WEB_DIR;
  const client = folder ? join(folder, 'client') : '';
  if (folder && existsSync(client))
    await app.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path);
        reply.setHeader(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
      },
    });
  const bundle = folder ? await loadBundle(folder) : null;
  const render = bundle && folder ? renderer(bundle, folder, context) : null;
  addFindable(app, context.config.origin, bundle?.indexedPaths() ?? []);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) return sendError(request, reply, apiRefusal(request, path, routes));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendError(
        request,
        reply,
        new AppError('method_not_allowed', 'Pages are only read.', {}, { allow: 'GET, HEAD' }),
      );
    if (!render) return sendError(request, reply, new AppError('not_found', 'There is nothing here.'));
    return sendPage(request, reply, await render(request.url));
  });
}

/** An address that exists under another method is told apart from one that does not exist. */
function apiRefusal(request: FastifyRequest, path: string, routes: RegisteredRoute[]): AppError {
  const allowed = routes.filter((route) => matches(route.path, path)).map((route) => route.method);
  if (allowed.length === 0) return new AppError('not_found', 'There is no such call.');
  return new AppError(
    'method_not_allowed',
    `${request.method} is not possible here.`,
    {},
    { allow: allowed.join(', ') },
  );
}

function matches(pattern: string, path: string): boolean {
  const want = pattern.split('/');
  const have = path.replace(/\/+$/, '').split('/');
  return want.length === have.length && want.every((part, i) => part.startsWith(':') || part === have[i]);
}

async function loadBundle(folder: string): Promise<RenderBundle | null> {
  const file = join(folder, 'render', 'render.mjs');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as RenderBundle) : null;
}

/** Rendered at the first request per path, kept compressed, dropped with the process. */
function renderer(
  bundle: RenderBundle,
  folder: string,
  context: Context,
): (url: string) => Promise<CachedPage> {
  const assets: unknown = JSON.parse(readFileSync(join(folder, 'client', 'manifest.json'), 'utf8'));
  const catalogue = watchCatalogue(context);
  void catalogue.look();
  let config = siteConfigOf(context, false);
  const kept = new Map<string, Promise<CachedPage>>();
  const make = async (url: string): Promise<CachedPage> => {
    const { html, status, language } = await bundle.renderDocument({ url, config, assets });
    const plain = Buffer.from(html);
    const [br, gz] = await Promise.all([
      compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      compressGzip(plain),
    ]);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { status, etag, plain, br, gzip: gz, language };
  };
  // The query never changes what the server renders: the page reads it in the browser.
  return (url) => {
    const path = (url.split('?')[0] ?? '/').slice(0, 300);
    if (catalogue.has() !== config.jobAlerts) {
      config = siteConfigOf(context, !config.jobAlerts);
      kept.clear();
    }
    const found = kept.get(path);
    if (found) return found;
    const made = make(path);
    made.then((page) => page.status !== 200 && kept.delete(path)).catch(() => kept.delete(path));
    if (kept.size >= CACHE_MOST) kept.delete(kept.keys().next().value ?? '');
    kept.set(path, made);
    return made;
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
