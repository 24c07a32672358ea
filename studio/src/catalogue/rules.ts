import { formatDecimal } from '@champa/money';
import { GROWTH_PER_MS, MAX_MULTIPLIER, MIN_CASHOUT, showMultiplier } from '../engines/crash/index.ts';
import { RED_NUMBERS, SPOTS, WHEEL } from '../engines/roulette/index.ts';
import { SLOT_MACHINES, type StatedMachine } from '../engines/slot/index.ts';
import type { CrashRules, RouletteRules, Rules, SlotRules } from '../protocol.ts';
import { crashLimits, rouletteLimits } from './stakes.ts';
import type { Title } from './titles.ts';

export const MAX_BETS_PER_FLIGHT = 2;
const ROULETTE_RTP = '0.97297'; // 36/37, rounded down
const CRASH_RTP = '0.97000';

/** The rules, pay table and odds of a title, as they are shown before the first stake. */
export function rulesOf(title: Title, crashBettingMs: number): Rules {
  switch (title.payTable) {
    case 'roulette-european':
      return rouletteRules(title);
    case 'crash-97':
      return crashRules(title, crashBettingMs);
    default:
      return slotRules(SLOT_MACHINES[title.payTable]);
  }
}

function slotRules({ machine, figures }: StatedMachine): SlotRules {
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
  };
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
