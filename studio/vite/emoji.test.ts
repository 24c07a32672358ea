import { expect, it } from 'vitest';
import { propArt } from '../src/client/skins/atlas-layout.ts';
import { skins } from '../src/client/skins/catalogue/index.ts';
import type { SlotSkin } from '../src/client/skins/skin.ts';
import { emoji } from './emoji.ts';

it.each(Object.values<SlotSkin>(skins))('every picture of $id exists', (skin) => {
  const names = [skin.art.wild, skin.art.scatter, ...skin.art.pictures, skin.scene.mascot, ...propArt(skin)];
  for (const name of names) expect(emoji(name, 0, 0, 10), name).toContain('<svg x="0"');
});

it('IDs of two pictures in one document never collide', () => {
  const ids = (svg: string) => [...svg.matchAll(/id="([^"]+)"/g)].map((match) => match[1]);
  const first = ids(emoji('crown', 0, 0, 10));
  const second = ids(emoji('crown', 10, 0, 10));
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});
