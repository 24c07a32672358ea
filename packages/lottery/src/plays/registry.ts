import { type Play, settingOptions, type SettingName } from '../core/play.ts';
import { families, type FamilyId } from '../results/result.ts';
import { elevenFivePlays, pk10Plays } from './balls.ts';
import { dragonTigerPlays } from './dragon-tiger.ts';
import { fiveDigitPlays } from './five-digits.ts';
import { k3Plays } from './k3.ts';
import { markSixPlays } from './mark-six.ts';
import { seaPlays } from './sea.ts';
import { threeDigitPlays } from './three-digits.ts';
import { vietnamPlays } from './vietnam.ts';

const plays: Readonly<Record<FamilyId, readonly Play[]>> = {
  vn_north: vietnamPlays('vn_north'),
  vn_central: vietnamPlays('vn_central'),
  vn_south: vietnamPlays('vn_south'),
  thai: seaPlays('thai'),
  lao: seaPlays('lao'),
  hanoi: seaPlays('hanoi'),
  five_digits: fiveDigitPlays,
  three_digits: threeDigitPlays,
  k3: k3Plays,
  eleven_five: elevenFivePlays,
  pk10: pk10Plays,
  mark_six: markSixPlays,
  dragon_tiger: dragonTigerPlays,
};

const byId = new Map(families.map((family) => [family, new Map(plays[family].map((play) => [play.id, play]))]));

/** Every play of a family, whatever the settings: those that tickets may name. */
export function playsOf(family: FamilyId): readonly Play[] {
  return plays[family];
}

/** The play that a ticket names; undefined if it never existed. */
export function findPlay(family: FamilyId, id: string): Play | undefined {
  return byId.get(family)?.get(id);
}

/** A brand's choices where public rules contradict each other; the default is the first option. */
export type Settings = { readonly [Name in SettingName]?: (typeof settingOptions)[Name][number] };

/** The plays that a brand offers: of variants only the one that its settings choose. */
export function offeredPlays(family: FamilyId, settings: Settings = {}): readonly Play[] {
  return plays[family].filter(
    ({ variant }) => !variant || variant.option === (settings[variant.setting] ?? settingOptions[variant.setting][0]),
  );
}
