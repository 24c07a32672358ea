import { type Amount, formatDecimal } from '@champa/money';
import { GROWTH_PER_MS, MAX_MULTIPLIER, MIN_CASHOUT, showMultiplier } from '../engines/crash/index.ts';
import { RED_NUMBERS, SPOTS, WHEEL } from '../engines/roulette/index.ts';
import { add, fraction, toDecimal } from '../engines/fraction.ts';
import { potRtp } from '../engines/pot/index.ts';
import { SLOT_MACHINES, type StatedMachine } from '../engines/slot/index.ts';
import type { CrashRules, PotRules, RouletteRules, Rules, SlotRules } from '../protocol.ts';
import { crashLimits, rouletteLimits } from './stakes.ts';
import type { Pot, Title } from './titles.ts';

export const MAX_BETS_PER_FLIGHT = 2;
const ROULETTE_RTP = '0.97297'; // 36/37, rounded down
const CRASH_RTP = '0.97000';

/** A pot as players see it: its amount, and its name in their language. */
export type PotShown = { pot: Pot; amount: Amount; lang: string };

/** The rules, pay table and odds of a title, as shown before the first stake. */
export function rulesOf(title: Title, crashBettingMs: number, pot: PotShown | null): Rules {
  switch (title.payTable) {
    case 'roulette-european':
      return rouletteRules(title);
    case 'crash-97':
      return crashRules(title, crashBettingMs);
    default:
      return slotRules(SLOT_MACHINES[title.payTable], pot);
  }
}

function slotRules({ machine, figures }: StatedMachine, pot: PotShown | null): SlotRules {
  return {
    engine: 'slot',
    payTable: machine.id,
    reels: machine.strips.length,
    rows: 3,
    symbols: [...machine.symbols],
    strips: machine.strips.map((strip) => [...strip]),
    freeStrips: machine.freeStrips.map((strip) => [...strip]),
    lines: machine.lines.map((line) => [...line]),
    pays: Object.entries(machine.pays).flatMap(([symbol, multiples]) =>
      multiples.map((multiple, i) => ({ symbol, count: i + 3, multiple })),
    ),
    scatterPays: machine.scatters.map((award, i) => ({ count: i + 3, ...award })),
    freeSpinMultiplier: machine.freeSpinMultiplier,
    freeSpinLimit: machine.freeSpinLimit,
    wildMultiplier: machine.wildMultiplier,
    ...figures,
    rtp: pot ? withPot(figures.rtp, pot.pot) : figures.rtp,
    pot: pot && potRules(pot),
  };
}

function potRules({ pot: { code, name, rules }, amount, lang }: PotShown): PotRules {
  return {
    code,
    name: lang === 'zh' ? name.cn : lang === 'lo' ? name.lo : name.en,
    amount: formatDecimal(amount),
    seed: formatDecimal(rules.seed),
    share: toDecimal(rules.share, 5),
    span: formatDecimal(rules.span),
  };
}

// The machine's figure is rounded down to five decimals and the pot's is exact, so their sum is rounded down as well.
function withPot(rtp: string, { rules }: Pot): string {
  return toDecimal(add(fraction(BigInt(rtp.replace('.', '')), 100_000n), potRtp(rules)), 5);
}

function rouletteRules(title: Title): RouletteRules {
  const limits = rouletteLimits(title);
  return {
    engine: 'roulette',
    wheel: [...WHEEL],
    red: [...RED_NUMBERS],
    spots: SPOTS.map((spot) => ({ ...spot, numbers: [...spot.numbers] })),
    minSpot: formatDecimal(limits.minSpot),
    maxSpot: formatDecimal(limits.maxSpot),
    maxTable: formatDecimal(limits.maxTable),
    rtp: ROULETTE_RTP,
  };
}

function crashRules(title: Title, bettingMs: number): CrashRules {
  const { minStake, maxStake } = crashLimits(title);
  return {
    engine: 'crash',
    growthPerMs: String(GROWTH_PER_MS),
    minCashout: showMultiplier(MIN_CASHOUT),
    maxMultiplier: showMultiplier(MAX_MULTIPLIER),
    minStake: formatDecimal(minStake),
    maxStake: formatDecimal(maxStake),
    stakeStep: formatDecimal(minStake),
    maxBetsPerRound: MAX_BETS_PER_FLIGHT,
    bettingMs,
    rtp: CRASH_RTP,
  };
}
