import { demoVendors, pick, randomOf } from '@champa/titles';
import type { House } from './house.ts';
import { otherHouses } from './other-houses.ts';
import { slotHouses } from './slot-houses.ts';

/** The forty studios of the demo. */
const known: Readonly<Record<string, House>> = { ...slotHouses, ...otherHouses };

const displayNames = new Map(demoVendors.map((vendor) => [vendor.vassalage, vendor.displayName]));
const strangers = Object.values(slotHouses);
const strangeEmblems = [
  'star',
  'crown',
  'comet',
  'lion',
  'eagle',
  'wolf',
  'fire',
  'sun',
  'shield',
  'gem-stone',
  'dolphin',
  'horse-face',
  'four-leaf-clover',
  'bear',
  'octopus',
  'snake',
] as const;
const strangeColors = ['#b3121f', '#0f5fb8', '#128a4a', '#6a2be2', '#c2427a', '#b8640c', '#0a7d9c', '#51606f'] as const;

/** The style of a vendor. A vendor that is not in the demo gets a combination of several styles, always the same. */
export function houseOf(vassalage: string): House {
  const own = known[vassalage];
  if (own !== undefined) return own;
  const random = randomOf(`house/${vassalage}`);
  const body = pick(random, strangers);
  const letters = pick(random, strangers);
  const edge = pick(random, strangers);
  return {
    ...body,
    emblem: pick(random, strangeEmblems),
    color: pick(random, strangeColors),
    faces: letters.faces,
    inks: letters.inks,
    warps: letters.warps,
    frame: edge.frame,
    badge: edge.badge,
  };
}

/** A vendor's name as its logo shows it. */
export function studioName(vassalage: string): string {
  return (
    displayNames.get(vassalage) ??
    vassalage
      .replaceAll(/[_\s]+/g, ' ')
      .trim()
      .slice(0, 24)
  );
}
