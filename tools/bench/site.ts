import { setTimeout as pause } from 'node:timers/promises';
import { newDataDir, removeDataDir, startPlatform } from '../../e2e/support/platform.ts';
import { findChromium } from '../test/chromium.ts';
import type { BenchResult } from './result.ts';
import { measureSearch } from './site-search.ts';
import { type Form, installLighthouse, type Visit, visitPage } from './site-lighthouse.ts';

const GOAL = 1;
/** The phone's required performance score. */
const WANTED_SCORE = 95;
const SETTLE_MS = 3000;

type Options = { runs: number; url: string | undefined };

/**
 * The home page for a new visitor, on Lighthouse's throttled phone and on its desktop, and how fast search follows typing: the
 * production build, served by its own platform, or by the running one at `url`. Each figure is the median of the runs.
 */
export async function run({ runs, url }: Options): Promise<BenchResult> {
  const chromium = await findChromium();
  await installLighthouse();
  await using resources = new AsyncDisposableStack();
  const home = url ?? (await startOwn(resources));
  await visitPage(chromium, home, 'phone'); // renders covers and warms up; not counted
  await pause(SETTLE_MS);
  const phone = await visitOften('phone');
  const desktop = await visitOften('desktop');
  const search = await measureSearch(chromium, home);
  return {
    name: 'site',
    ratio: Math.round((phone.performance / WANTED_SCORE) * 1000) / 1000,
    goal: GOAL,
    detail: { phone, desktop, search, runs },
  };

  async function visitOften(form: Form): Promise<Visit> {
    const visits: Visit[] = [];
    for (let n = 0; n < runs; n++) visits.push(await visitPage(chromium, home, form));
    return medianOf(visits);
  }
}

async function startOwn(resources: AsyncDisposableStack): Promise<string> {
  const dataDir = await newDataDir();
  resources.defer(() => removeDataDir(dataDir));
  const platform = await startPlatform(dataDir);
  resources.defer(async () => void (await platform.stop()));
  return `${platform.siteUrl}/`;
}

/** Each figure's median; the failures are those of all visits. */
function medianOf(visits: readonly Visit[]): Visit {
  const failed = [...new Set(visits.flatMap((visit) => visit.failed))];
  const figures = Object.keys(visits[0]!).filter((name) => name !== 'failed') as Exclude<keyof Visit, 'failed'>[];
  const medians = figures.map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return { ...(Object.fromEntries(medians) as Omit<Visit, 'failed'>), failed };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
}
