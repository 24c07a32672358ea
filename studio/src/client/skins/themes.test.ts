import { themes, demoTitles } from '@champa/titles';
import { describe, expect, it } from 'vitest';
import { propArt } from './atlas-layout.ts';
import { skins } from './catalogue/index.ts';
import type { SlotSkin } from './skin.ts';
import { hasSkin, skinOf } from './themes.ts';

const all = Object.values<SlotSkin>(skins);
describe('skins', () => {
  it('are chosen for every theme of the catalogue that the slot engine plays', () => {
    const played = new Set(
      demoTitles()
        .filter(
          ({ engine, gameType, gameClassify }) => engine === 'slot' || (gameType === 'RNG' && gameClassify === null),
        )
        .map((title) => title.theme),
    );
    expect([...played].filter((theme) => !hasSkin(theme))).toEqual([]);
  });

  it('exist for any theme', () => {
    for (const theme of [...themes, 'something new']) expect(all).toContain(skinOf(theme));
  });

  it('are at least eight, each used by a theme', () => {
    expect(all.length).toBeGreaterThanOrEqual(8);
    expect(all.filter((skin) => !themes.some((theme) => skinOf(theme) === skin)).map((skin) => skin.id)).toEqual([]);
  });

  it.each(all)('$id shows a different picture for each symbol', (skin) => {
    const symbols = [skin.art.wild, skin.art.scatter, ...skin.art.pictures];
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  it.each(all)('$id has no more scenery than fits on its sheet', (skin) => {
    expect(propArt(skin).length).toBeLessThanOrEqual(8);
  });
});
