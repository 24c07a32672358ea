import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export type Form = 'phone' | 'desktop';

/** The result of one visit of a page. Scores are out of 100, sizes in kB of 1000 bytes as transferred. */
export type Visit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  jsKb: number;
  cssKb: number;
  requestsBeforeLcp: number;
  largestTileKb: number;
  thirdParties: number;
  /** Audits that cost points, by their Lighthouse names. */
  failed: string[];
};

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

/** What is read of Lighthouse's result. */
type Result = {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
};

const run = promisify(execFile);

/** Lighthouse has a lockfile of its own (tools/lighthouse), so that nobody else waits for its packages. */
const FOLDER = path.join(import.meta.dirname, '../lighthouse');

/** Installs Lighthouse, unless it is there. */
export async function installLighthouse(): Promise<void> {
  const isThere = await access(path.join(FOLDER, 'node_modules/lighthouse')).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('npm', ['ci', '--no-progress', '--loglevel=error'], { cwd: FOLDER });
}

/** Visits a page with Lighthouse, as a new visitor: on a throttled mid-range phone, or on a desktop. */
export async function visitPage(chromium: string, url: string, form: Form): Promise<Visit> {
  await using browser = await openBrowser(chromium);
  const program = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  const options = [`--port=${browser.port}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  if (form === 'desktop') options.push('--preset=desktop');
  const { stdout } = await run(process.execPath, [program, url, ...options], { maxBuffer: 64 * 1024 * 1024 });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return readVisit(result);
}

async function openBrowser(chromium: string) {
  const profile = await mkdtemp(path.join(tmpdir(), 'champa-lighthouse-'));
  const child = spawn(chromium, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: the browser's helpers outlive it unless they are killed with it.
    detached: true,
  });
  const lines = createInterface({ input: child.stderr });
  const { promise: port, resolve, reject } = Promise.withResolvers<number>();
  lines.on('line', (line) => {
    const [, found] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (found) resolve(Number(found));
  });
  child.once('error', reject);
  child.once('exit', () => reject(new Error('Chromium ended before Lighthouse could reach it')));
  return {
    port: await port,
    async [Symbol.asyncDispose]() {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      if (ended) process.kill(-child.pid!, 'SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Request = {
  url: string;
  resourceType: string;
  transferSize: number;
  networkRequestTime: number;
  rendererStartTime: number;
};

function readVisit(lhr: Result): Visit {
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf<Request>(lhr, 'network-requests').filter(({ url }) => url.startsWith('http'));
  const [observed] = itemsOf<{ observedLargestContentfulPaint: number }>(lhr, 'metrics');
  const lcpAt = observed?.observedLargestContentfulPaint ?? Number.NaN;
  const kbOf = (kind: string): number => kb(requests.filter(({ resourceType }) => resourceType === kind));
  const site = new URL(lhr.finalDisplayedUrl).origin;
  const tiles = requests.filter(({ url }) => url.includes('/media/covers/'));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: Math.round(figure('first-contentful-paint')),
    lcpMs: Math.round(figure('largest-contentful-paint')),
    tbtMs: Math.round(figure('total-blocking-time')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    jsKb: kbOf('Script'),
    cssKb: kbOf('Stylesheet'),
    requestsBeforeLcp: requests.filter(({ networkRequestTime }) => networkRequestTime < lcpAt).length,
    largestTileKb: Math.max(0, ...tiles.map((tile) => kb([tile]))),
    thirdParties: requests.filter(({ url }) => !url.startsWith(site)).length,
    failed: failedAudits(lhr),
  };
}

function failedAudits({ categories, audits }: Result): string[] {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
}

function itemsOf<T>(lhr: Result, audit: string): T[] {
  const { details } = lhr.audits[audit] ?? {};
  return (details?.items ?? []) as T[];
}

function kb(requests: readonly Request[]): number {
  return Math.round(requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10;
}
