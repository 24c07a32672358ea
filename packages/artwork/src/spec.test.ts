import { demoTitles, demoVendors } from '@champa/titles';
import { describe, expect, test } from 'vitest';
import { houseOf } from './house/houses.ts';
import { coverPlaceholder, coverSpec, type CoverSpec } from './index.ts';

const specs: CoverSpec[] = demoTitles().map((title, index) => coverSpec({ ...title, nodeId: index + 1 }));

describe('the choice of a cover', () => {
  test('depends on the game alone', () => {
    const again = demoTitles().map((title, index) => coverSpec({ ...title, nodeId: index + 1 }));
    expect(again).toEqual(specs);
  });

  test('slots of a vendor on one page of 28 differ in hero, composition or palette, but for one page in a hundred', () => {
    const clashes: string[] = [];
    for (const { vassalage } of demoVendors.filter(
      (vendor) => vendor.gameType === 'RNG' && vendor.accountTypeName !== 'INHOUSE',
    )) {
      const own = specs.filter((spec) => spec.vassalage === vassalage);
      for (let page = 0; page < own.length; page += 28) {
        const looks = own.slice(page, page + 28).map(({ hero, stage, palette }) => `${hero}/${stage}/${palette}`);
        const doubles = looks.filter((look, index) => looks.indexOf(look) !== index);
        clashes.push(...doubles.map((look) => `${vassalage} page ${page / 28 + 1}: ${look}`));
      }
    }
    expect(clashes.length, clashes.join('\n')).toBeLessThanOrEqual(3);
  });

  test('every studio has its own style: no two share face, frame, panel, badge and colour', () => {
    const hands = demoVendors.map(({ vassalage }) => {
      const { faces, frame, panel, badge, color } = houseOf(vassalage);
      return [faces[0], frame, panel, badge, color].join('/');
    });
    expect(new Set(hands).size).toBe(40);
  });

  test('compositions, scenes and palettes are all in use', () => {
    expect(new Set(specs.map((spec) => spec.stage)).size).toBeGreaterThanOrEqual(38);
    expect(new Set(specs.map((spec) => spec.scene)).size).toBe(28);
    expect(new Set(specs.map((spec) => spec.palette)).size).toBeGreaterThanOrEqual(28);
    expect(new Set(specs.map((spec) => spec.hero)).size).toBeGreaterThanOrEqual(250);
  });

  test('tables, sports and lotteries get the composition of their kind', () => {
    const stageOf = (gameName: string, gameType: string): string =>
      coverSpec({ nodeId: 8, vassalage: 'X', gameType, gameName }).stage;
    expect(['wheel', 'croupier']).toContain(stageOf('European Roulette', 'LIVE'));
    expect(['draw', 'winningNumber', 'slip', 'luckyNumber']).toContain(stageOf('Hanoi 4D', 'LOTT'));
    expect(stageOf('Rocket Crash', 'MINI')).toBe('climb');
    expect(stageOf('Main Arena', 'COCKFIGHT')).toBe('cockpit');
    expect(['stadium', 'finalMatch']).toContain(stageOf('Weekend Football', 'SPORTS'));
  });

  test.each([
    ['Wolves of the Full Moon', 'wolves', 'wolf'],
    ["Captain's Pirate Treasure", 'pirates', 'parrot'],
    ['Honey Bee Hive', 'bees', 'honey-pot'],
    ['Pharaoh and the Scarab', 'egypt', 'crown'],
  ])('a game of an unknown vendor gets a picture from its name: %s', (gameName, theme, hero) => {
    const spec = coverSpec({ nodeId: 1, vassalage: 'SOMEONE_NEW', gameType: 'RNG', gameName });
    expect(spec.theme).toBe(theme);
    expect(spec.hero).toBe(hero);
  });

  test('an unknown theme is inferred', () => {
    expect(
      coverSpec({ nodeId: 1, vassalage: 'X', gameType: 'RNG', gameName: 'Snow Penguin', theme: 'no such' }).theme,
    ).toBe('arctic');
    expect(coverSpec({ nodeId: 1, vassalage: 'X', gameType: 'FISH', gameName: 'Abc', theme: null }).theme).toBe(
      'fishing',
    );
  });

  test('an in-house class is the theme if none is given', () => {
    const spec = coverSpec({
      nodeId: 1,
      vassalage: 'X',
      gameType: 'RNG',
      gameName: 'Silver Lotus',
      gameClassify: 'SC',
    });
    expect(spec.stage).toBe('scratchCard');
  });

  test('placeholders are CSS backgrounds of at most 200 bytes', () => {
    for (const palette of new Set(specs.map((spec) => spec.palette))) {
      const css = coverPlaceholder({ palette });
      expect(Buffer.byteLength(css)).toBeLessThanOrEqual(200);
      expect(css).toMatch(/^linear-gradient\([#\w\s%.,]+\),radial-gradient\([#\w\s%.,]+\)$/);
    }
  });
});
