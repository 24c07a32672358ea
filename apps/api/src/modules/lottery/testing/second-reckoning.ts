import type { SlipBet } from '@champa/contract';
import {
  type Choice,
  type FamilyId,
  findPlay,
  oddsKey,
  oddsRangeOf,
  REFUND,
  type Result,
  type Unit,
} from '@champa/lottery';
import { SCALE } from '@champa/money';
import { oracle } from '../../../../../../packages/lottery/src/testing/oracle.ts';
import { permutations } from '../../../../../../packages/lottery/src/testing/oracle-tools.ts';
import type { GameTerms, HotNumber } from '../domain/game.ts';

// The price, payout and rebate of a bet, calculated a second time: prices by the trade's formulas, wins line by line by
// the slow settlement of packages/lottery. It uses nothing of the code that prices and settles slips.

const UNIT: Readonly<Record<Unit, bigint>> = { yuan: SCALE, jiao: SCALE / 10n, fen: SCALE / 100n, li: SCALE / 1000n };
const WHOLE = 2000n;

export type Reckoned = { stake: bigint; payout: bigint; rebate: bigint };

export function reckonBet(
  family: FamilyId,
  { play: id, choice, unit, multiplier }: SlipBet,
  result: Result,
  { terms, hot, scale }: { terms: GameTerms; hot: readonly HotNumber[]; scale: number },
): Reckoned {
  const play = findPlay(family, id)!;
  const single = 2n * UNIT[unit] * BigInt(multiplier) * BigInt(terms.base);
  const linePrice = single * play.price;
  const stake = linePrice * BigInt([...play.enumerate(choice as Choice)].length);
  let onScale = false;
  const prizes: Record<string, bigint> = {};
  for (const { outcomes, refunds, tiers } of play.kinds) {
    for (const { id: tier, hits } of tiers) {
      const odds = terms.odds[oddsKey(id, tier)] ?? oddsRangeOf(family, id, tier)?.odds;
      onScale ||= odds === undefined;
      // M/2000 of the price is paid back in the long run; returned stakes of ties are part of that.
      prizes[tier] =
        odds === undefined
          ? (linePrice * (BigInt(scale) * outcomes - WHOLE * refunds)) / (WHOLE * hits)
          : (single * odds) / 1000n;
    }
  }
  const rebate = onScale ? (stake * BigInt(terms.own! - scale)) / WHOLE : 0n;
  const plain = id.replace(/\.orders$/, '');
  const halved = new Set(hot.filter((one) => one.play === plain).map(({ number }) => number));
  const whole = choice as Choice;
  let payout = 0n;
  for (const { play: own, part, number } of halved.size > 0
    ? partsOf(id, plain, whole)
    : [{ play: id, part: whole, number: '' }]) {
    for (const [tier, times] of Object.entries(oracle(family, own, part, result))) {
      const prize = tier === REFUND ? linePrice : prizes[tier]!;
      payout += BigInt(times) * (halved.has(number) && tier !== REFUND ? prize / 2n : prize);
    }
  }
  return { stake, payout, rebate };
}

/** A choice of single numbers, number by number; where all orders win, every order: each is hot or not by itself. */
function partsOf(id: string, plain: string, { rows }: Choice): { play: string; part: Choice; number: string }[] {
  return rows.flatMap((row, at) =>
    row
      .flatMap((typed) => (id === plain ? [typed] : permutations(typed)))
      .map((number) => ({
        play: plain,
        part: { rows: rows.map((_row, index) => (index === at ? [number] : [])) },
        number,
      })),
  );
}
