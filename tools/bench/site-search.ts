import { setTimeout as pause } from 'node:timers/promises';
import { chromium as browsers, type Page } from 'playwright-core';

/** Milliseconds from the last key to the frame that shows its results. */
type SearchTimes = { medianMs: number; slowestMs: number; searches: number };

/** The text to type, and the names that its last key brings to the front, different from those before. */
type Search = { text: string; first: string[] };

const SEARCHES = 8;
const NAMES_COMPARED = 3;
const SHORTEST = 4;
/** Time between keys, like a fast typist. */
const KEY_MS = 90;
const ANSWERED_WITHIN_MS = 5000;

/**
 * How fast the lobby's search follows typing, on a desktop: from the last key of a name to the frame that shows its games.
 * Everything is typed once before it counts, because a cover is rendered when it is first requested.
 */
export async function measureSearch(executablePath: string, home: string): Promise<SearchTimes> {
  const searches = await chooseSearches(home);
  const browser = await browsers.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  try {
    // The functions that run in the page are sent as text, which the site's own policy forbids.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    await page.addInitScript(`localStorage.hisLang = 'EN'; sessionStorage.ANONYMOUS_POPUP = '1'`);
    await page.goto(home);
    await page.waitForFunction(`!('earlyPress' in window)`);
    for (const search of searches) await typeAndTime(page, search);
    const times: number[] = [];
    for (const search of searches) times.push(await typeAndTime(page, search));
    const sorted = times.toSorted((a, b) => a - b);
    return {
      medianMs: Math.round(sorted[sorted.length >> 1]!),
      slowestMs: Math.round(sorted.at(-1)!),
      searches: times.length,
    };
  } finally {
    await browser.close();
  }
}

async function typeAndTime(page: Page, { text, first }: Search): Promise<number> {
  const box = page.getByRole('searchbox').first();
  await box.fill('');
  await pause(500);
  await box.pressSequentially(text.slice(0, -1), { delay: KEY_MS });
  await pause(KEY_MS);
  const waiting = UNTIL_SHOWN.replaceAll('FIRST', JSON.stringify(first)).replace('LONGEST', String(ANSWERED_WITHIN_MS));
  const shown = page.evaluate<number>(waiting);
  await box.press(text.at(-1)!);
  return shown;
}

/**
 * Runs in the page, with the names and the maximum wait in place of the marks: waits for a key, then for the frame in which the
 * names are at the front of the list. It is a text because this program has no DOM types.
 */
const UNTIL_SHOWN = `new Promise((resolve, reject) => {
  const pressed = () => {
    const pressedAt = performance.now();
    const look = () => {
      const names = Array.from(document.querySelectorAll('main article button.play'), ({ title }) => title);
      const waited = performance.now() - pressedAt;
      // After this frame is painted.
      if (FIRST.every((name, index) => names[index] === name)) setTimeout(() => resolve(performance.now() - pressedAt));
      else if (waited > LONGEST) reject(new Error('not shown: ' + FIRST));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('keydown', pressed, { once: true, capture: true });
})`;

/** Beginnings of games' names whose last letter changes the first results. */
async function chooseSearches(home: string): Promise<Search[]> {
  const chosen: Search[] = [];
  for (const name of await namesFor(home, '')) {
    const text = name.slice(0, Math.max(SHORTEST, name.length >> 1)).trimEnd();
    const [before, found] = await Promise.all([namesFor(home, text.slice(0, -1).trim()), namesFor(home, text)]);
    const first = found.slice(0, NAMES_COMPARED);
    if (first.some((shown, index) => shown !== before[index])) chosen.push({ text, first });
    if (chosen.length === SEARCHES) return chosen;
  }
  throw new Error(`only ${chosen.length} names can be told apart by their last letter`);
}

async function namesFor(home: string, gameName: string): Promise<string[]> {
  const query = new URLSearchParams({ language: 'en', pageNo: '1', pageSize: '28', ...(gameName && { gameName }) });
  const answer = await fetch(new URL(`/api/games?${query}`, home));
  const { value } = (await answer.json()) as { value: { games: { gameName: string }[] } };
  return value.games.map((game) => game.gameName);
}
