import { describe, expect, test } from 'vitest';
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

const KINDS = { slot: 'category=RNG', crash: 'category=INHOUSE&gameName=crash' };

describe.each(WIDTHS)('a window of $width by $height', (viewport) => {
  test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('holds the whole %s, with one head', async (kind) => {
    const member = await newMember();
    const { nodeId, gameName } = await longestTitle(member.token, KINDS[kind]);
    const { page } = await enter(member, `/play/${nodeId}`, { viewport });
    const game = page.frameLocator('iframe');
    await game.locator('.controls button').first().waitFor(PATIENT);
    // The site's bar has the name; the lettering over a slot's reels is part of its picture.
    expect(await game.locator('.top').textContent()).not.toContain(gameName);
    const outside = await game.locator('.top button, .fact, .controls button, .controls .meter').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right, bottom } = part.getBoundingClientRect();
          return left < 0 || right > window.innerWidth || bottom > window.innerHeight;
        })
        .map((part) => part.className),
    );
    expect(outside).toEqual([]);
  });
});
