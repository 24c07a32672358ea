import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Permission, type SiteLanguage } from '@champa/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Device, MadePage, SitePages } from './site-pages.ts';

export type SiteFiles = {
  /** The folder of a built browser app: `index.html` and `assets/`. */
  folder: string;
  /** Makes the site's pages with the data for their first paint; without it the page is sent as it was built. */
  made?: { pages: SitePages; boot: (request: FastifyRequest) => Promise<Permission> };
  /** Where frames of the app may be, as sources of Content-Security-Policy. Called for every page. */
  frameSources: () => Promise<readonly string[]>;
  /** Where its pictures may be besides itself and https. Called for every page. */
  imageSources?: () => Promise<readonly string[]>;
};

/**
 * Serves a built browser app: hashed assets cached for ever, the page itself fresh each time, and the page for any path
 * that a visitor may open or reload. The policy allows only our own files and the inline scripts the build put into the
 * page.
 */
export async function serveSite(
  app: FastifyInstance,
  { folder, made, frameSources, imageSources }: SiteFiles,
): Promise<void> {
  const readBuilt = createPageReader(path.join(folder, 'index.html'));
  await readBuilt(); // fails at the start where the site was not built
  const readPage = async () => {
    const [{ page, policy }, frames, images = []] = await Promise.all([readBuilt(), frameSources(), imageSources?.()]);
    const sources = [`img-src ${[...IMAGES, ...images].join(' ')}`, `frame-src ${frames.join(' ')}`];
    return withNonce({ page, policy: [policy, ...sources].join('; ') });
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    decorateReply: false,
    // The code that draws pages is for the server only.
    allowedPath: (pathname) => !pathname.startsWith('/server/'),
    setHeaders: (reply, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { page, policy } = await readPage();
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, vary: VARY }).type('text/html');
    if (!made) return reply.send(page);
    const permission = await made.boot(request);
    const { pathname, searchParams } = new URL(request.url, 'http://site');
    // What the page loads does not learn its address; that it is taken out of there comes too late for what is preloaded.
    if (searchParams.has('token')) reply.header('referrer-policy', 'no-referrer');
    const wanted = { pathname, language: languageOfPage(request, permission), permission };
    const drawn = isPlain(searchParams) ? await made.pages.drawn({ ...wanted, device: deviceOf(request) }) : undefined;
    return drawn ? sendMade(request, reply, drawn) : reply.send(await made.pages.empty(wanted));
  };

  if (made) {
    app.get('/offline', async (request, reply) => {
      const { policy } = await readPage();
      const permission = await made.boot(request);
      const wanted = { pathname: '/', language: languageOfPage(request, permission), permission };
      reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, vary: 'cookie' });
      return reply.type('text/html').send(await made.pages.offline(wanted));
    });
  }
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.decorate('sendPage', sendPage);
}

/** `blob:`: pictures that members chose on their device, shown before they are sent. */
const IMAGES = [`'self'`, 'data:', 'blob:', 'https:'];

/** The headers that a page depends on besides its address. */
const VARY = 'cookie, sec-ch-ua-mobile, user-agent';

/** The device that the page is drawn for: browsers say whether they are on a phone. */
function deviceOf({ headers }: FastifyRequest): Device {
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
  return isPhone ? 'phone' : 'wide';
}

/**
 * Query parameters that do not change the page: how the visitor came, and a hand-over ticket, which the page never shows.
 */
const beside = /^(?:token|referralCode|affiliateCode|utm_\w+|fbclid|gclid)$/;

function isPlain(search: URLSearchParams): boolean {
  return search.keys().every((key) => beside.test(key));
}

/** The visitor's language, which the site keeps in a cookie; else the brand's. */
function languageOfPage({ headers }: FastifyRequest, { info: { brand } }: Permission): SiteLanguage {
  const [, kept] = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '') ?? [];
  return brand.languages.find((language) => language === kept) ?? brand.defaultLanguage;
}

function sendMade({ headers }: FastifyRequest, reply: FastifyReply, page: MadePage): FastifyReply {
  reply.headers({ etag: page.etag, vary: `accept-encoding, ${VARY}` });
  if (headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}

/** `policy`: without the sources of frames. */
type Page = { page: string; policy: string };

/** Stands in a built page for the nonce of its elements. Only a page that is sent as it was built can have one. */
const NONCE = '__CSP_NONCE__';

function withNonce({ page, policy }: Page): Page {
  if (!page.includes(NONCE)) return { page, policy };
  const nonce = randomBytes(18).toString('base64');
  return { page: page.replaceAll(NONCE, nonce), policy: policy.replaceAll(NONCE, nonce) };
}

/** The page as it is on disk now: a new build is served without a restart. */
function createPageReader(file: string): () => Promise<Page> {
  let known: (Page & { changedAt: number }) | undefined;
  return async () => {
    const { mtimeMs: changedAt } = await stat(file);
    if (known?.changedAt !== changedAt) {
      const page = await readFile(file, 'utf8');
      known = { changedAt, page, policy: contentPolicy(page) };
    }
    return known;
  };
}

/** Whether a path without a route may be a screen of the app: no file ending, and none of the server's own areas. */
export function isScreenPath(method: string, url: string): boolean {
  const pathname = url.split(/[?#]/)[0]!;
  return (
    method === 'GET' &&
    !/^\/(api|media|health|assets|metrics|callbacks)(\/|$)/.test(pathname) &&
    !/\.\w+$/.test(pathname)
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, source]) => `'sha256-${createHash('sha256').update(source!).digest('base64')}'`);
}

function contentPolicy(page: string): string {
  // The site's pages are drawn once for many visitors: placeholders of their pictures are style attributes, and the
  // library that keeps the page still behind a dialog adds a style element.
  const inlineStyles = page.includes(NONCE) ? `'nonce-${NONCE}'` : `'unsafe-inline'`;
  return [
    `default-src 'self'`,
    `script-src 'self' ${inlineScriptHashes(page).join(' ')}`.trim(),
    `style-src 'self' ${inlineStyles}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
