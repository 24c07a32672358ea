import { parseAmount } from '@champa/money';
import { type DemoPot, demoPots, demoTitles, type DemoTitle, POT_SHARE } from '@champa/titles';
import { fraction } from '../engines/fraction.ts';
import type { PotRules } from '../engines/pot/index.ts';

/** A title that one of our engines plays. */
export type Title = DemoTitle & {
  engine: NonNullable<DemoTitle['engine']>;
  payTable: NonNullable<DemoTitle['payTable']>;
};

/** A progressive pot with its rules as amounts. */
export type Pot = Pick<DemoPot, 'code' | 'vassalage' | 'name'> & { rules: PotRules };

export type Titles = {
  hasVendor: (vassalage: string) => boolean;
  /** Every title of a vendor, including those without an engine. */
  ofVendor: (vassalage: string) => readonly DemoTitle[];
  /** Undefined for a title that does not exist or has no engine. */
  findPlayable: (vassalage: string, gameCode: string) => Title | undefined;
  findPot: (code: string) => Pot | undefined;
  potsOf: (vassalage: string) => readonly Pot[];
};

export function createTitles(all: readonly DemoTitle[] = demoTitles(), allPots: readonly DemoPot[] = demoPots): Titles {
  const pots = allPots.map(readPot);
  const vendors = Map.groupBy(all, (title) => title.vassalage);
  const playable = new Map(all.filter(isPlayable).map((title) => [keyOf(title.vassalage, title.gameCode), title]));
  return {
    hasVendor: (vassalage) => vendors.has(vassalage),
    ofVendor: (vassalage) => vendors.get(vassalage) ?? [],
    findPlayable: (vassalage, gameCode) => playable.get(keyOf(vassalage, gameCode)),
    findPot: (wanted) => pots.find(({ code }) => code === wanted),
    potsOf: (vassalage) => pots.filter((pot) => pot.vassalage === vassalage),
  };
}

function readPot({ seed, span, limit, ...pot }: DemoPot): Pot {
  const common = { seed: parseAmount(seed), share: fraction(parseAmount(POT_SHARE), parseAmount('100')) };
  if (limit !== null) return { ...pot, rules: { ...common, limit: parseAmount(limit) } };
  if (span !== null) return { ...pot, rules: { ...common, span: parseAmount(span) } };
  throw new RangeError(`the pot ${pot.code} has neither a span nor a limit`);
}

function isPlayable(title: DemoTitle): title is Title {
  return title.engine !== null && title.payTable !== null;
}

function keyOf(vassalage: string, gameCode: string): string {
  return `${vassalage}/${gameCode}`;
}
