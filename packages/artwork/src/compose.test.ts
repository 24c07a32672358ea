import { createHash } from 'node:crypto';
import { demoTitles, demoVendors } from '@champa/titles';
import { describe, expect, test } from 'vitest';
import { themeArts } from './art/index.ts';
import { lexicon } from './art/lexicon.ts';
import { titleBox } from './compose.ts';
import { houseOf } from './house/houses.ts';
import {
  avatarSpecs,
  composeAvatar,
  composeBanner,
  composeCover,
  composeLogo,
  composeTile,
  bannerSpecs,
  coverSpec,
  fallbackCover,
  goodsSpecs,
  promotionSpecs,
  tileSpec,
} from './index.ts';
import { composeLicence } from './licence.ts';
import { emojiNames } from './svg/emoji.ts';
import { inks } from './svg/inks.ts';
import { letter } from './svg/lettering.ts';
import { createSheet } from './svg/sheet.ts';

const titles = demoTitles();
const cover = (index: number): string => {
  const title = titles[index];
  if (title === undefined) throw new RangeError(`no title ${index}`);
  return composeCover(coverSpec({ ...title, nodeId: index + 1 }));
};

/** Balanced and quoted, and every reference points to exactly one ID. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, __: string, alone: string) => {
      if (closing === '/') expect(open.pop()).toBe(name);
      else if (alone !== '/') open.push(name);
      return '';
    },
  );
  expect(rest.trim()).toBe('');
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(known.has(id)).toBe(true);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

describe('a composed cover', () => {
  test('is the same text every time', () => {
    for (let index = 0; index < titles.length; index += 977) expect(cover(index)).toBe(cover(index));
  });

  test('is unlike every other of a thousand', () => {
    const digests = new Set<string>();
    for (let index = 0; index < titles.length; index += 10)
      digests.add(createHash('sha256').update(cover(index)).digest('base64'));
    expect(digests.size).toBe(1000);
  });

  test('is well-formed for games of every vendor', () => {
    for (const { vassalage } of demoVendors)
      expectWellFormed(cover(titles.findIndex((title) => title.vassalage === vassalage) + 5));
  });

  test.each([
    '<script>alert(1)</script>',
    'Fish & Chips "Deluxe" \' </svg>',
    '   ',
    '',
    'ພະຍານາກແຫ່ງແມ່ນ້ຳຂອງ',
    '龙腾四海',
    '🐉🐉🐉',
    'A'.repeat(400),
    'word '.repeat(80),
    '\u0000\u0007\u202e Dragon',
  ])('accepts any name: %j', (gameName) => {
    const svg = composeCover(coverSpec({ nodeId: 3, vassalage: 'STRANGE & CO <b>', gameType: 'RNG', gameName }));
    expectWellFormed(svg);
    expect(svg).not.toMatch(/<script|<text|<image|javascript:/i);
    expect(svg.length).toBeLessThan(900_000);
  });

  test('keeps every title of the catalogue inside its box', () => {
    for (let index = 0; index < titles.length; index += 7) {
      const title = titles[index];
      if (title === undefined) continue;
      const spec = coverSpec({ ...title, nodeId: index + 1 });
      const house = houseOf(title.vassalage);
      const box = titleBox(house);
      const { block } = letter(createSheet(360, 480), {
        text: spec.title,
        face: spec.face,
        ink: inks[spec.ink],
        warp: 'none',
        box,
        align: 'middle',
        anchor: 'bottom',
        largest: 84,
        tracking: house.tracking,
        upper: house.upper,
      });
      expect(block.width).toBeGreaterThan(40);
      expect(block.left).toBeGreaterThanOrEqual(box.left - 0.01);
      expect(block.left + block.width).toBeLessThanOrEqual(box.left + box.width + 0.01);
      expect(block.top + block.height).toBeLessThanOrEqual(box.top + box.height + 0.01);
      expect(block.top).toBeGreaterThanOrEqual(box.top - 0.01);
    }
  });

  test('every picture that titles use exists in the set', () => {
    const names = emojiNames();
    const called = [
      ...Object.values(themeArts).flatMap(({ heroes, props }) => [...heroes, ...props]),
      ...Object.values(lexicon),
      ...demoVendors.map((vendor) => houseOf(vendor.vassalage).emblem),
    ];
    expect(called.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the other pictures', () => {
  test('tiles, logos and banners are well-formed, and the unknown game has a cover', () => {
    for (const vendor of demoVendors) {
      expectWellFormed(composeTile(tileSpec(vendor)));
      expectWellFormed(composeLogo(vendor.vassalage));
    }
    for (const spec of bannerSpecs) expectWellFormed(composeBanner(spec));
    expectWellFormed(composeCover(fallbackCover()));
  });

  test('icons of members are well-formed, use existing pictures, and differ', () => {
    const names = emojiNames();
    for (const spec of avatarSpecs) {
      expectWellFormed(composeAvatar(spec));
      expect(names.has(spec.figure), spec.figure).toBe(true);
    }
    expect(new Set(avatarSpecs.map(({ id }) => id)).size).toBe(avatarSpecs.length);
    expect(new Set(avatarSpecs.map(composeAvatar)).size).toBe(avatarSpecs.length);
  });

  test('pictures of promotions are well-formed, use existing pictures, and come in pairs', () => {
    const names = emojiNames();
    for (const spec of promotionSpecs) {
      expectWellFormed(composeBanner(spec));
      const cast = spec.acts.flatMap(({ hero, rival, props }) => [hero, rival, ...props]);
      expect(cast.filter((name) => !names.has(name))).toEqual([]);
    }
    const pairs = Map.groupBy(promotionSpecs, ({ id }) => id.replace(/-(?:card|wide)$/, ''));
    expect([...pairs.values()].every((pair) => pair.map(({ width, height }) => width / height).join() === '2,3')).toBe(
      true,
    );
  });

  test('pictures of goods are well-formed, use existing pictures, and differ', () => {
    const names = emojiNames();
    for (const spec of goodsSpecs) {
      expectWellFormed(composeBanner(spec));
      const cast = spec.acts.flatMap(({ hero, rival, props }) => [hero, rival, ...props]);
      expect(cast.filter((name) => !names.has(name))).toEqual([]);
    }
    expect(new Set(goodsSpecs.map(({ id }) => id)).size).toBe(goodsSpecs.length);
  });

  test('the demo’s certificate is well-formed', () => {
    expectWellFormed(composeLicence());
  });

  test('there are four banners for the home page, three for promotions and one for the left menu', () => {
    const groups = bannerSpecs.map((spec) => spec.group);
    expect(groups.filter((group) => group === 'w_home')).toHaveLength(4);
    expect(groups.filter((group) => group === 'w_promotion')).toHaveLength(3);
    expect(groups.filter((group) => group === 'w_leftmenu')).toHaveLength(1);
  });
});
