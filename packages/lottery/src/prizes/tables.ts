import type { FamilyId } from '../results/result.ts';
import { type Odds, oddsKey, type OddsRange, parseOdds } from './odds.ts';

/**
 * Odds of plays that do not use the scale: default, lowest, highest. Defaults are the market's (reference, sections 1 and 2) if
 * those return between 75 % (compliance, row 54) and 99.5 %; if the market's would return more than the stake, or much less than
 * 75 %, they are ours, and the range is widened to include them. Decision 0027 lists which.
 */
type Written = readonly [odds: string, from: string, to: string];

const vietnamBoth: Readonly<Record<string, Written>> = {
  lo2: ['99', '75', '99.4'],
  'lo2.orders': ['99', '75', '99.4'],
  lo3: ['850', '600', '900'],
  'lo3.orders': ['850', '600', '900'],
  lo4: ['8000', '5500', '9000'],
  'lo4.orders': ['8000', '5500', '9000'],
  de: ['95', '75', '99'],
  'de.orders': ['95', '75', '99'],
  'de_head.lots': ['80', '75', '80'],
  'de_head.special': ['80', '75', '80'],
  'de_head.first': ['80', '75', '80'],
  tens: ['9', '8', '9'],
  units: ['9', '8', '9'],
  cang3: ['800', '450', '900'],
  'cang3.orders': ['800', '450', '900'],
  xiu_chu: ['800', '650', '900'],
  'xiu_chu.orders': ['800', '650', '900'],
  xiu_chu_head: ['800', '650', '900'],
  'xiu_chu_head.orders': ['800', '650', '900'],
  xiu_chu_tail: ['800', '650', '900'],
  'xiu_chu_tail.orders': ['800', '650', '900'],
};

const north: Readonly<Record<string, Written>> = {
  ...vietnamBoth,
  'lo2.reduced': ['80', '70', '81'],
  nhat_to: ['75', '75', '90'],
  xien2: ['16', '12', '17'],
  xien3: ['65', '48', '75'],
  xien4: ['300', '160', '350'],
  truot4: ['2.5', '2.3', '2.9'],
  truot8: ['8', '7.5', '9'],
  truot10: ['14', '11', '16'],
  'bao8.last': ['75', '75', '90'],
  'bao8.spread': ['75', '75', '90'],
  'da.pairs': ['440', '370', '480'],
  'da.chain:round': ['390', '350', '420'],
  'da.chain:half': ['195', '175', '210'],
};

const southAndCentral: Readonly<Record<string, Written>> = {
  ...vietnamBoth,
  xien2: ['33', '29', '37'],
  xien3: ['220', '195', '250'],
  xien4: ['1500', '1360', '1750'],
  truot4: ['1.85', '1.6', '2'],
  truot8: ['4', '3.4', '4.4'],
  truot10: ['6', '5', '6.5'],
  bao7: ['75', '75', '90'],
  'bao7.orders': ['75', '75', '90'],
  'da.pairs': ['600', '550', '680'],
  'da.chain:round': ['560', '520', '620'],
  'da.chain:half': ['280', '260', '310'],
  'da_two.pairs': ['350', '300', '390'],
  'da_two.chain:round': ['290', '260', '320'],
  'da_two.chain:half': ['145', '130', '160'],
};

const sea: Readonly<Record<string, Written>> = {
  top3: ['850', '800', '900'],
  'tod3:six': ['135', '120', '150'],
  'tod3:three': ['270', '240', '300'],
  top2: ['92', '90', '95'],
  bottom2: ['92', '90', '95'],
  run_top: ['3.1', '3', '3.2'],
  run_bottom: ['4.1', '4', '4.2'],
};

const thai: Readonly<Record<string, Written>> = { ...sea, front3: ['450', '400', '480'], back3: ['450', '400', '480'] };
const laoAndHanoi: Readonly<Record<string, Written>> = { ...sea, front3: ['850', '800', '900'] };

const markSix: Readonly<Record<string, Written>> = {
  'six:first': ['4000000', '2000000', '5000000'],
  'six:second': ['300000', '150000', '400000'],
  'six:third': ['10000', '5000', '12000'],
  'six:fourth': ['960', '800', '1000'],
  'six:fifth': ['64', '50', '70'],
  'six:sixth': ['32', '25', '35'],
  'six:seventh': ['4', '3', '4.5'],
};

const written: Readonly<Partial<Record<FamilyId, Readonly<Record<string, Written>>>>> = {
  vn_north: north,
  vn_central: southAndCentral,
  vn_south: southAndCentral,
  thai,
  lao: laoAndHanoi,
  hanoi: laoAndHanoi,
  mark_six: markSix,
};

/**
 * K3's sums as the state's game pays them, per unit staked (its table is for 2). They return 56 to 58 %, so no mode uses them; a
 * brand that wants them sets them as odds.
 */
export const k3CommonOdds: Readonly<Record<string, Odds>> = Object.fromEntries(
  ['120', '40', '20', '12.5', '8', '6', '5', '4.5'].flatMap((odds, index) => [
    [String(3 + index), parseOdds(odds)],
    [String(18 - index), parseOdds(odds)],
  ]),
);

/** The default odds of a tier of a play, and their range; null if the play uses the scale. */
export function oddsRangeOf(family: FamilyId, playId: string, tier: string): OddsRange | null {
  const found = written[family]?.[oddsKey(playId, tier)];
  if (!found) return null;
  return { odds: parseOdds(found[0]), from: parseOdds(found[1]), to: parseOdds(found[2]) };
}
