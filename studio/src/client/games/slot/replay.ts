import { type Numbers, verify } from '@champa/fairness';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import { areRunsTrue, drawPot, winsPot } from '../../../engines/pot/index.ts';
import { type SlotMachine, playSlot } from '../../../engines/slot/index.ts';
import type { Round, SlotOutcome, SlotRules } from '../../../protocol.ts';
import type { Replay } from '../engine.ts';

/** Recomputes a round in the browser with the rules that the server stated and the seed that it revealed. */
export function replaySlot(round: Round, serverSeed: string, rules: SlotRules): Replay {
  const { serverSeedHash, clientSeed, nonce } = round.fairness;
  const shown = round.outcome?.engine === 'slot' ? round.outcome : null;
  const stake = parseAmount(round.stake);
  const { committed, outcome } = verify({ serverSeedHash, serverSeed, clientSeed, nonce }, (numbers) => ({
    ...playSlot(machineOf(rules), numbers, stake),
    isPotSame: !shown?.pot || isSameDraw(shown.pot, rules, numbers, stake),
  }));
  const isSame =
    shown !== null &&
    String(outcome.base.stops) === String(shown.base.stops) &&
    String(outcome.freeSpins.map((spin) => spin.stops)) === String(shown.freeSpins.map((spin) => spin.stops)) &&
    formatDecimal(outcome.win) === formatDecimal(parseAmount(shown.win)) &&
    outcome.isPotSame;
  return { isCommitted: committed, isSame };
}

/** Generates the pot's number as the server did, after the reels, and checks number, range and win. */
function isSameDraw(
  shown: NonNullable<SlotOutcome['pot']>,
  { pot }: SlotRules,
  numbers: Numbers,
  stake: Amount,
): boolean {
  if (!pot) return false;
  if ('won' in shown) return pot.span === null && areRunsTrue(shown);
  if (pot.span === null) return false;
  const draw = drawPot({ span: parseAmount(pot.span) }, numbers, stake);
  const isSame = draw.drawn === shown.drawn && draw.below === shown.below && draw.of === shown.of;
  return isSame && winsPot(draw) === parseAmount(shown.win) > 0n;
}

/** The machine behind the stated rules. */
function machineOf(rules: SlotRules): SlotMachine {
  const payOf = (symbol: string, count: number) =>
    rules.pays.find((pay) => pay.symbol === symbol && pay.count === count)?.multiple ?? 0;
  const scatterOf = (count: number) => {
    const { multiple = 0, freeSpins = 0 } = rules.scatterPays.find((pay) => pay.count === count) ?? {};
    return { multiple, freeSpins };
  };
  return {
    id: rules.payTable,
    symbols: rules.symbols,
    strips: rules.strips,
    freeStrips: rules.freeStrips,
    lines: rules.lines,
    pays: Object.fromEntries(
      [...new Set(rules.pays.map((pay) => pay.symbol))].map((symbol) => [
        symbol,
        [payOf(symbol, 3), payOf(symbol, 4), payOf(symbol, 5)],
      ]),
    ),
    scatters: [scatterOf(3), scatterOf(4), scatterOf(5)],
    freeSpinMultiplier: rules.freeSpinMultiplier,
    freeSpinLimit: rules.freeSpinLimit,
    wildMultiplier: rules.wildMultiplier,
  };
}
