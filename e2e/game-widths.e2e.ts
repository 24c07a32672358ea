import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl } = thisPlatform();
const WIDTHS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
] as const;

/** Of a game, before its first frame. */
const LIGHT_BYTES = 500_000;

/** The title of this engine with the longest name that opens. */
async function longestTitle(token: string, kind: string): Promise<{ nodeId: string; gameName: string }> {
  const { value } = await call(siteUrl, 'GET', `/api/games?${kind}&pageSize=50&language=en`);
  const games = value.games as { nodeId: string; gameName: string }[];
  for (const game of games.toSorted((a, b) => b.gameName.length - a.gameName.length)) {
    const answer = await call(siteUrl, 'GET', `/api/games/launch?nodeId=${game.nodeId}`, undefined, token);
    if (answer.success && answer.value.mode === 'frame') return game;
  }
  throw new Error(`no game to play: ${kind}`);
}

/** How a round is played by keyboard, after a bet; a game of several moves has one that no luck can have ended before. */
type Kind = { list: string; first?: string; move?: string; isAlwaysMoving?: true };

const mini = (name: string): string => `category=MINI&gameName=${encodeURIComponent(name)}`;
const house = (name: string): string => `category=INHOUSE&gameName=${encodeURIComponent(name)}`;
/** A chip on the first spot is laid before the windows are tried. */
const LARGE = '.bet-button';

const KINDS: Readonly<Record<string, Kind>> = {
  slot: { list: 'category=RNG' },
  // Of the other kinds of slot: prizes over the reels, and the most rows.
  'hold and win': { list: 'category=RNG&gameName=hold%20%26%20win' },
  'endless ways': { list: 'category=RNG&gameName=endless%20ways' },
  crash: { list: house('crash'), isAlwaysMoving: true },
  roulette: { list: house('european roulette') },
  mines: { list: mini('mines'), first: LARGE, move: '.tile' },
  plinko: { list: mini('plinko'), first: LARGE },
  dice: { list: mini('dice'), first: LARGE },
  'hi-lo': { list: mini('hi-lo'), first: LARGE, move: '.hi-lo-calls button' },
  wheel: { list: mini('wheel'), first: LARGE },
  'coin flip': { list: mini('coin flip'), first: LARGE, move: '.coin-call' },
  keno: { list: mini('keno'), first: '.keno-tools button' },
  'penalty kick': { list: mini('penalty'), first: LARGE, move: '.aim' },
  limbo: { list: mini('limbo'), first: LARGE },
  tower: { list: mini('tower'), first: LARGE, move: '.is-next .tower-window' },
  diamonds: { list: mini('five diamonds'), first: LARGE },
  'video poker': { list: house('joker poker'), first: LARGE, move: LARGE },
  scratch: { list: house('scratch'), first: LARGE, move: LARGE },
  // Of the tables: roads, the most spots, moves in the place of the button, and spots on lines.
  baccarat: { list: house('baccarat'), first: LARGE },
  'sic bo': { list: house('sic bo') },
  blackjack: { list: house('blackjack') },
  'american roulette': { list: house('american roulette') },
  'pai gow': { list: house('pai gow'), first: LARGE, move: '.table-act' },
};

/** The largest stake, whose figure is the longest; a table has chips instead. */
async function chooseLargestStake(game: FrameLocator): Promise<void> {
  const chips = game.locator('.rack-chip');
  if ((await chips.count()) > 0) {
    await chips.last().click();
    await game.locator('.spot').first().click();
    return;
  }
  const stake = game.locator('.stake-value').first();
  if ((await stake.count()) === 0) return;
  await stake.click();
  await game.locator('.ladder button').last().click();
  await game.locator('.ladder').waitFor({ state: 'detached' });
}

/** What stands outside the window; figures that are cut, stand outside their button or under another one. */
function misplaced(game: FrameLocator): Promise<string[]> {
  return game.locator('body').evaluate((body) => {
    const all = (selector: string) => [...body.querySelectorAll(selector)];
    const isOutside = (part: Element) => {
      const { left, right, bottom } = part.getBoundingClientRect();
      return left < 0 || right > window.innerWidth || bottom > window.innerHeight;
    };
    const isMisplaced = (figure: Element) => {
      const { left, right, top, bottom } = figure.getBoundingClientRect();
      const isBeyond = (button: DOMRect) => left < button.left || right > button.right;
      const isUnder = (button: DOMRect) =>
        left < button.right && right > button.left && top < button.bottom && bottom > button.top;
      return (
        figure.scrollWidth > figure.clientWidth ||
        all('.controls button').some((button) =>
          (button.contains(figure) ? isBeyond : isUnder)(button.getBoundingClientRect()),
        )
      );
    };
    return [
      ...all('.top button, .fact, .controls button, .controls .meter').filter(isOutside),
      ...all('.controls .meter-value, .bet-button span').filter(isMisplaced),
    ].map((part) => `${part.className}: ${part.textContent}`);
  });
}

/** Bytes on the wire until now, compressed as they are sent. */
function loaded(game: FrameLocator): Promise<number> {
  return game.locator('body').evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** What moves within a second; the clock that the rules require is text. */
function moving(game: FrameLocator): Promise<string[]> {
  return game.locator('body').evaluate(async () => {
    const ask = window.requestAnimationFrame;
    let frames = 0;
    window.requestAnimationFrame = (callback) => {
      frames += 1;
      return ask.call(window, callback);
    };
    await new Promise((resolve) => window.setTimeout(resolve, 1_000));
    window.requestAnimationFrame = ask;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [
      ...running.map(({ effect }) => JSON.stringify(effect?.getTiming())),
      ...(frames > 0 ? [`${frames} frames`] : []),
    ];
  });
}

/** Buttons and fields that a screen reader could not name. */
function nameless(game: FrameLocator): Promise<string[]> {
  return game.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('button, input, select, [role=img]')]
      .filter((part) => part.checkVisibility() && !part.closest('[aria-hidden=true]'))
      .filter(
        (part) =>
          `${part.ariaLabel ?? ''}${(part instanceof HTMLInputElement || part instanceof HTMLSelectElement ? part.labels?.[0] : part)?.textContent ?? ''}`.trim() ===
          '',
      )
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}

/** Under reduced motion nothing takes time. */
function longMotions(game: FrameLocator): Promise<number> {
  return game
    .locator('body')
    .evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50).length,
    );
}

async function pressOn(page: Page, part: Locator): Promise<void> {
  await part.focus();
  await page.keyboard.press('Enter');
}

/** A bet and, in a game of moves, a reload in the middle of the round and then the move: by keyboard, and heard in the end. */
async function playByKeyboard(page: Page, game: FrameLocator, { first = LARGE, move }: Kind): Promise<void> {
  await pressOn(page, game.locator(first).first());
  if (first !== LARGE) await pressOn(page, game.locator(LARGE));
  if (move) {
    await game
      .locator(':is(.bet-button.is-moving, .bet-button.is-acting, .table-acts):visible')
      .first()
      .waitFor(PATIENT);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await game.getByText('Your round goes on where you left it.').waitFor(PATIENT);
    await pressOn(page, game.locator(move).first());
    expect(await longMotions(game)).toBe(0);
  }
  await expect.poll(() => game.locator('.only-heard[role=status]').textContent()).not.toBe('');
}

/** The three windows one after another, as a phone that is turned: each engine lays itself out anew. */
test.each(Object.keys(KINDS))(
  'each window holds the whole %s, with one head; it is light, rests when nobody plays, and is played by keyboard',
  async (name) => {
    const kind = KINDS[name]!;
    const member = await newMember(12_345_678);
    const { nodeId, gameName } = await longestTitle(member.token, kind.list);
    const { page } = await enter(member, `/play/${nodeId}`, { viewport: WIDTHS[0], reducedMotion: 'no-preference' });
    const game = page.frameLocator('iframe');
    await game.locator('.is-ready .controls button').first().waitFor(PATIENT);
    expect(await loaded(game)).toBeLessThanOrEqual(LIGHT_BYTES);
    // The site's bar has the name; the lettering over a slot's reels is part of its picture.
    expect(await game.locator('.top').textContent()).not.toContain(gameName);
    await chooseLargestStake(game);
    for (const window of WIDTHS) {
      await page.setViewportSize(window);
      await expect.poll(() => misplaced(game), { message: `${window.width} by ${window.height}` }).toEqual([]);
    }
    expect(await nameless(game)).toEqual([]);
    if (!kind.isAlwaysMoving) await expect.poll(() => moving(game)).toEqual([]);
    if (kind.first) await playByKeyboard(page, game, kind);
  },
);

test('of two tabs of one round the later one is refused its move, and shows what the other one did', async () => {
  const member = await newMember(12_345_678);
  const { nodeId } = await longestTitle(member.token, KINDS['mines']!.list);
  const tabs = [];
  for (const place of [0, 1]) {
    const { page } = await enter(member, `/play/${nodeId}`, { viewport: WIDTHS[1] });
    const game = page.frameLocator('iframe');
    if (place === 0) {
      await game.locator(LARGE).click(PATIENT);
      await game.locator('.mines-grid.is-live').waitFor(PATIENT);
    }
    tabs.push(game.locator('.mines-grid.is-live .tile'));
  }
  const [one, other] = tabs as [Locator, Locator];
  await other.first().waitFor(PATIENT);
  const [tile, label] = [
    one.page().frameLocator('iframe').locator('.tile').first(),
    () => tile.getAttribute('aria-label'),
  ];
  await one.first().click();
  await expect.poll(label).not.toBe('Tile 1');
  await other.nth(1).click();
  const otherGame = other.page().frameLocator('iframe');
  await otherGame.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const seen = otherGame.locator('.tile').first();
  await expect.poll(() => seen.getAttribute('aria-label')).toBe(await label());
});
