import type { FrameLocator } from 'playwright-core';
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

const KINDS = {
  slot: 'category=RNG',
  // Of the other kinds of slot: prizes over the reels, and the most rows.
  'hold and win': 'category=RNG&gameName=hold%20%26%20win',
  'endless ways': 'category=RNG&gameName=endless%20ways',
  crash: 'category=INHOUSE&gameName=crash',
  roulette: 'category=INHOUSE&gameName=european%20roulette',
  mines: 'category=MINI&gameName=mines',
  plinko: 'category=MINI&gameName=plinko',
  dice: 'category=MINI&gameName=dice',
  'hi-lo': 'category=MINI&gameName=hi-lo',
  wheel: 'category=MINI&gameName=wheel',
  'coin flip': 'category=MINI&gameName=coin%20flip',
  keno: 'category=MINI&gameName=keno',
  'penalty kick': 'category=MINI&gameName=penalty',
  'video poker': 'category=INHOUSE&gameName=joker%20poker',
  scratch: 'category=INHOUSE&gameName=scratch',
  // Of the tables: roads, the most spots, moves in the place of the button, and spots on lines.
  baccarat: 'category=INHOUSE&gameName=baccarat',
  'sic bo': 'category=INHOUSE&gameName=sic%20bo',
  blackjack: 'category=INHOUSE&gameName=blackjack',
  'american roulette': 'category=INHOUSE&gameName=american%20roulette',
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

/** The three windows one after another, as a phone that is turned: each engine lays itself out anew. */
test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'each window holds the whole %s, with one head',
  async (kind) => {
    const member = await newMember(12_345_678);
    const { nodeId, gameName } = await longestTitle(member.token, KINDS[kind]);
    const { page } = await enter(member, `/play/${nodeId}`, { viewport: WIDTHS[0] });
    const game = page.frameLocator('iframe');
    await game.locator('.controls button').first().waitFor(PATIENT);
    // The site's bar has the name; the lettering over a slot's reels is part of its picture.
    expect(await game.locator('.top').textContent()).not.toContain(gameName);
    await chooseLargestStake(game);
    for (const window of WIDTHS) {
      await page.setViewportSize(window);
      await expect.poll(() => misplaced(game), { message: `${window.width} by ${window.height}` }).toEqual([]);
    }
  },
);
