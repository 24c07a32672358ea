import { hashOf, pick, pickWeighted, randomOf, shuffled, type Random } from '../random.ts';
import { namesOf, patternNames, type Name, type Pattern } from '../patterns.ts';
import { slotThemes, slotWords, type SlotTheme } from '../words/index.ts';

export type SlotDraft = { name: Name; theme: SlotTheme; fiveByThree: boolean };

/** Assigns slot names; no name is given to a second title of any vendor. */
export type SlotNames = { take(vassalage: string, count: number): SlotDraft[] };

const habits: readonly Readonly<Record<Pattern, number>>[] = [
  weights({ 'how-who': 18, 'how-what': 16, 'who-what': 6, own: 12, number: 8, thing: 3, deed: 4 }),
  weights({ 'who-what': 20, 'what-where': 18, 'who-where': 10, tale: 8, own: 8, lost: 3, road: 6 }),
  weights({ 'how-many': 14, number: 14, 'how-what': 16, thing: 4, own: 12, place: 8 }),
  weights({ place: 14, road: 10, 'many-where': 12, 'what-where': 12, 'how-who': 12, own: 10, deed: 4 }),
  weights({ 'who-and-what': 14, 'how-who': 14, tale: 8, lost: 5, 'who-what': 16, own: 14, 'how-what': 8 }),
];

/** Endings of names that promise another mechanic than five reels with lines: see `slotKinds`. */
const otherMechanics = [
  { en: 'Hold & Win', cn: '锁定赢', lo: 'ລັອກແລ້ວຊະນະ' },
  { en: 'Cluster Drop', cn: '连消', lo: 'ຕົກເປັນພວງ' },
  { en: 'Endless Ways', cn: '万路', lo: 'ທາງບໍ່ສິ້ນສຸດ' },
  { en: 'Classic Reels', cn: '经典三轴', lo: 'ວົງລໍ້ຄລາສສິກ' },
];
const sequels = [
  { en: 'II', cn: '二', lo: 'II' },
  { en: 'Deluxe', cn: '豪华版', lo: 'ດີລັກ' },
  { en: 'Gold Edition', cn: '黄金版', lo: 'ສະບັບຄຳ' },
  { en: 'Free Spins Fest', cn: '免费旋转节', lo: 'ບຸນໝຸນຟຣີ' },
];

export function slotNames(): SlotNames {
  const pools = new Map<string, Name[]>();
  const given = new Set<string>();
  for (const theme of slotThemes) {
    for (const pattern of patternNames) {
      pools.set(`${theme}/${pattern}`, shuffled(randomOf(`${theme}/${pattern}`), namesOf(pattern, slotWords[theme])));
    }
  }

  function takeOne(random: Random, theme: SlotTheme, habit: Readonly<Record<Pattern, number>>): Name {
    for (;;) {
      const candidate = pools.get(`${theme}/${pickWeighted(random, habit)}`)?.pop();
      if (candidate === undefined || given.has(candidate.en)) continue;
      given.add(candidate.en);
      return candidate;
    }
  }

  return {
    take(vassalage, count) {
      const random = randomOf(`slots/${vassalage}`);
      const habit = habits[hashOf(vassalage) % habits.length] ?? habits[0];
      const liked = shuffled(random, slotThemes).slice(0, 40);
      const drafts: SlotDraft[] = [];
      while (drafts.length < count && habit !== undefined) {
        const theme = liked[drafts.length % liked.length] ?? 'dragon';
        drafts.push(variant(random, takeOne(random, theme, habit), theme, drafts));
      }
      return shuffled(random, drafts);
    },
  };
}

/** Most titles are independent; some are sequels of an earlier one of the vendor, some suggest another mechanic. */
function variant(random: Random, name: Name, theme: SlotTheme, earlier: readonly SlotDraft[]): SlotDraft {
  const luck = random();
  if (luck < 0.035 && earlier.length > 40) {
    const first = pick(random, earlier);
    const sequel = ending(first.name, pick(random, sequels));
    const isNew = first.fiveByThree && !earlier.some((each) => each.name.en.startsWith(`${first.name.en} `));
    if (isNew && sequel.en.length <= 32) return { ...first, name: sequel };
  }
  if (luck > 0.93 && name.en.length <= 22) {
    return { name: ending(name, pick(random, otherMechanics)), theme, fiveByThree: false };
  }
  return { name, theme, fiveByThree: true };
}

function ending(name: Name, tail: { en: string; cn: string; lo: string }): Name {
  return {
    en: `${name.en} ${tail.en}`,
    cn: name.cn && `${name.cn}${tail.cn}`,
    lo: name.lo && tail.lo && `${name.lo} ${tail.lo}`,
  };
}

function weights(liked: Partial<Record<Pattern, number>>): Readonly<Record<Pattern, number>> {
  return Object.fromEntries(patternNames.map((pattern) => [pattern, liked[pattern] ?? 1])) as Record<Pattern, number>;
}
