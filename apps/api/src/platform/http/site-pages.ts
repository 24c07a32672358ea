import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Permission, SiteLanguage } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { IN_PROCESS } from './gate.ts';

export type Device = 'phone' | 'wide';

type PageWanted = { pathname: string; language: SiteLanguage; permission: Permission };
type DrawingWanted = PageWanted & { device: Device };
/** Answers the page's API calls, as to a visitor. */
type Answering = { fetch: typeof fetch };

/** Where a page's parts go in index.html: after `html`, and in place of comments. */
type PageParts = { tag: string; direction: string; head: string; markup: string; missing: string; state: unknown };

/**
 * The exports of the site's build for the server (apps/web/src/entry-server.tsx). Programs do not import one another.
 */
type SiteDrawer = {
  drawnPath: (pathname: string) => string | undefined;
  headOnly: (wanted: PageWanted & Answering) => Promise<PageParts>;
  drawOffline: (wanted: PageWanted & Answering) => Promise<PageParts>;
  draw: (wanted: DrawingWanted & Answering) => Promise<PageParts>;
};

/** A whole page, also compressed: the same for every visitor, so made once for many. */
export type MadePage = { html: Buffer; br: Buffer; gzip: Buffer; etag: string };

export type SitePages = {
  /** The page drawn with its content; undefined where the browser has to draw it. */
  drawn: (wanted: DrawingWanted) => Promise<MadePage | undefined>;
  /** The page that the browser draws, with the head that is known before. */
  empty: (wanted: PageWanted) => Promise<string>;
  /** The page that a visitor's browser keeps for times without a connection. */
  offline: (wanted: PageWanted) => Promise<string>;
};

type SitePagesNeeds = { folder: string; answer: typeof fetch; log: Log; now: () => number };

/** How long a drawn page is served as it is; and how long it is served while it is drawn anew. */
const FRESH_MS = 5_000;
const KEPT_MS = 60_000;
/** Pages times languages times devices, and once more while settings change. */
const MOST_PAGES = 200;
/** A page is compressed every few seconds, not once for ever: above this level time grows faster than size falls. */
const BROTLI_LEVEL = 7;

type Entry = { page: Promise<MadePage | undefined>; madeAt: number };

/**
 * Draws the site's pages on the server, in the visitor's language, with the answers of our own API. A drawn page serves
 * everybody for some seconds. A page that cannot be drawn is sent empty, and drawn by the browser.
 */
export function createSitePages({ folder, answer, log, now }: SitePagesNeeds): SitePages {
  const template = createReader(path.join(folder, 'index.html'), (file) => readFile(file, 'utf8'));
  const drawer = createReader(path.join(folder, 'server/entry-server.js'), loadDrawer);
  const entries = new Map<string, Entry>();

  /** Returns the result of `work`, or logs its failure: a page is sent in any case. */
  async function orTold<T>({ pathname, language }: PageWanted, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error, pathname, language }, 'a page could not be drawn');
      return undefined;
    }
  }

  function make(wanted: DrawingWanted): Promise<MadePage | undefined> {
    return orTold(wanted, async () => {
      const parts = await (await drawer()).draw({ ...wanted, fetch: answer });
      return compress(assemble(await template(), parts, wanted.permission));
    });
  }

  function entryOf(key: string, wanted: DrawingWanted): Entry {
    const known = entries.get(key);
    const age = known ? now() - known.madeAt : Infinity;
    if (known && age < FRESH_MS) return known;
    const page = make(wanted);
    const isServable = known !== undefined && age < KEPT_MS;
    const entry = { page: isServable ? known.page : page, madeAt: now() };
    entries.delete(key);
    entries.set(key, entry);
    if (isServable) void page.then(() => (entry.page = page));
    if (entries.size > MOST_PAGES) entries.delete(entries.keys().next().value!);
    return entry;
  }

  return {
    async drawn({ permission, ...wanted }) {
      if (permission.maintenance !== null || permission.regionRestriction) return undefined;
      // A page shared by many visitors contains no visitor's address.
      const shared = { ...wanted, permission: { ...permission, location: { ip: '' } } };
      const pathname = await orTold(shared, async () => (await drawer()).drawnPath(wanted.pathname));
      if (pathname === undefined) return undefined;
      return entryOf(JSON.stringify({ ...shared, pathname }), { ...shared, pathname }).page;
    },
    async empty(wanted) {
      const parts = await orTold(wanted, async () => (await drawer()).headOnly({ ...wanted, fetch: answer }));
      return assemble(await template(), parts ?? noParts, wanted.permission);
    },
    async offline(wanted) {
      const parts = await (await drawer()).drawOffline({ ...wanted, fetch: answer });
      return withoutProgram(assemble(await template(), parts, wanted.permission));
    },
  };
}

const noParts: PageParts = { tag: '', direction: 'ltr', head: '', markup: '', missing: '', state: null };

/** Calls the API of this very program as a visitor would, without a network between. */
export function answerInProcess(app: FastifyInstance): typeof fetch {
  return async (address, { headers } = {}) => {
    const answer = await app.inject({
      method: 'GET',
      remoteAddress: IN_PROCESS,
      url: String(address),
      headers: Object.fromEntries(new Headers(headers)),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
}

async function loadDrawer(file: string, changedAt: number): Promise<SiteDrawer> {
  return (await import(`${pathToFileURL(file).href}?${changedAt}`)) as SiteDrawer;
}

/** A file as it is on disk now, read again when it has changed: a new build is served without a restart. */
function createReader<T>(file: string, read: (file: string, changedAt: number) => Promise<T>): () => Promise<T> {
  let known: { changedAt: number; content: Promise<T> } | undefined;
  return async () => {
    const { mtimeMs: changedAt } = await stat(file);
    if (known?.changedAt !== changedAt) known = { changedAt, content: read(file, changedAt) };
    return known.content;
  };
}

/**
 * The data come before the script that loads the program: the program may run while the rest of the page is still
 * arriving.
 */
function assemble(template: string, parts: PageParts, boot: Permission): string {
  const { tag, direction, head, markup, missing, state } = parts;
  const data = json('boot', boot) + (state === null ? '' : json('state', state));
  return template
    .replace(/<html lang="[^"]*" dir="[^"]*"/, `<html lang="${tag}" dir="${direction}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => markup)
    .replace('<!--missing-->', () => missing)
    .replace('<!--data-->', () => data);
}

/** The offline page: it loads no code and holds no data. Its head's inline script stays, and detects that. */
function withoutProgram(page: string): string {
  const bodyAt = page.indexOf('<body');
  const head = page
    .slice(0, bodyAt)
    .replaceAll(/<script type="module"[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html data-offline ');
  return head + page.slice(bodyAt).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

// JSON inside a script element: "<" could end the element, so it is escaped.
function json(id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${text}</script>`;
}

async function compress(page: string): Promise<MadePage> {
  const html = Buffer.from(page);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)]);
  return { html, br, gzip: zipped, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}
