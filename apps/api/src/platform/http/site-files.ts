import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type SiteFiles = {
  /** The folder of a built browser app: `index.html` and `assets/`. */
  folder: string;
  /** What the page gets along, so that its first paint needs no second round trip. */
  boot?: (ip: string) => Promise<unknown>;
  /** Origins of frames the app may show, by way of Content-Security-Policy. */
  frameSources: string;
};

/**
 * Serves a built browser app: hashed assets for ever, the page itself fresh each time, and the page for any path a person
 * may open or reload. The policy lets run only our own files and the inline scripts the build put into the page.
 */
export async function serveSite(app: FastifyInstance, { folder, boot, frameSources }: SiteFiles): Promise<void> {
  const readPage = createPageReader(path.join(folder, 'index.html'), frameSources);
  await readPage(); // a site that was not built is told at the start

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });

  const sendPage = async (ip: string, reply: FastifyReply): Promise<FastifyReply> => {
    const { page, policy } = await readPage();
    const body = boot ? withBoot(page, await boot(ip)) : page;
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html')
      .send(body);
  };

  app.get('/', (request, reply) => sendPage(request.ip, reply));
  app.get('/index.html', (request, reply) => sendPage(request.ip, reply));
  app.decorate('sendPage', sendPage);
}

type Page = { page: string; policy: string };

/** The page as it is on disk now: a new build is served without a restart. */
function createPageReader(file: string, frameSources: string): () => Promise<Page> {
  let known: (Page & { changedAt: number }) | undefined;
  return async () => {
    const { mtimeMs: changedAt } = await stat(file);
    if (known?.changedAt !== changedAt) {
      const page = await readFile(file, 'utf8');
      known = { changedAt, page, policy: contentPolicy(inlineScriptHashes(page), frameSources) };
    }
    return known;
  };
}

/** Whether a path that matched nothing may be a screen of the app: no file ending, and none of the server's own areas. */
export function isScreenPath(method: string, url: string): boolean {
  const pathname = url.split(/[?#]/)[0]!;
  return method === 'GET' && !/^\/(api|media|health|assets|metrics)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPage?: (ip: string, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

// JSON inside a script element: "<" could end the element, so it is written as an escape.
function withBoot(page: string, boot: unknown): string {
  const json = JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
  return page.replace('</head>', () => `<script type="application/json" id="boot">${json}</script></head>`);
}

function inlineScriptHashes(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, source]) => `'sha256-${createHash('sha256').update(source!).digest('base64')}'`);
}

function contentPolicy(scriptHashes: readonly string[], frameSources: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    // Style attributes only: placeholders of pictures are backgrounds the server computes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${frameSources}`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
