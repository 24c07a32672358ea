import { type Amount, formatDecimal } from '@champa/money';
import { GROWTH_PER_MS, MAX_MULTIPLIER, MIN_CASHOUT, showMultiplier } from '../engines/crash/index.ts';
import { RED_NUMBERS, SPOTS, WHEEL } from '../engines/roulette/index.ts';
import { add, fraction, toDecimal } from '../engines/fraction.ts';
import { hasLimit, potRtp } from '../engines/pot/index.ts';
import type { RunsShown } from '../pots/runs.ts';
import { highestMultiplier, highestReturn, lowestReturn, type Offer } from '../engines/arcade/game.ts';
import { ARCADE_GAMES } from '../engines/arcade/index.ts';
import { times, writeMultiplier } from '../engines/arcade/multiplier.ts';
import { slotMachine, type StatedMachine } from '../engines/slot/index.ts';
import {
  type ArcadeName,
  type ArcadeRules,
  type CrashRules,
  type PotRules,
  type RouletteRules,
  type Rules,
  type SlotExtra,
  type SlotRules,
} from '../protocol.ts';
import type { Studio } from '../studio.ts';
import { extrasOf, reelsName } from './extras.ts';
import { crashLimits, rouletteLimits, tableLimits } from './stakes.ts';
import type { Pot, Title } from './titles.ts';

export const MAX_BETS_PER_FLIGHT = 2;
const ROULETTE_RTP = '0.97297'; // 36/37, rounded down
const CRASH_RTP = '0.97000';

/** A pot as players see it: its amount, its name in their language, and the runs of a must-hit-by pot. */
export type PotShown = { pot: Pot; amount: Amount; lang: string; runs: RunsShown | null };

type RuleSettings = Pick<Studio['settings'], 'crashBettingMs' | 'hasAutoplay' | 'openRoundMs'>;

/** What a player has besides the title's own rules: the pot of their currency, and what the operator allows for a price. */
export type RulesShown = { pot: PotShown | null; extras: readonly SlotExtra[] };

/** The rules, pay table and odds of a title, as shown before the first stake. */
export function rulesOf(title: Title, settings: RuleSettings, shown: RulesShown): Rules {
  switch (title.engine) {
    case 'slot':
      return slotRules(slotMachine(title.payTable), shown.pot);
    case 'roulette':
      return rouletteRules(title);
    case 'crash':
      return crashRules(title, settings.crashBettingMs);
    default:
      return arcadeRules(title, title.engine, settings, shown);
  }
}

type ArcadeFigures = Pick<ArcadeRules, 'rtp' | 'highestRtp' | 'maxMultiplier'>;

// Computed once each: dice alone has 9,401 bets.
const figures = new Map<string, ArcadeFigures>();

function arcadeRules(
  title: Title,
  engine: ArcadeName,
  settings: RuleSettings,
  { pot, extras: allowed }: RulesShown,
): ArcadeRules {
  const { kind, units } = ARCADE_GAMES[engine];
  const extras = extrasOf(title, allowed);
  const stated = figuresOf(
    engine,
    extras.map(({ name }) => name),
  );
  return {
    engine,
    kind,
    payTable: title.payTable,
    limits: units ? limitsShown(title) : null,
    ...stated,
    ...(pot && { rtp: withPot(stated.rtp, pot.pot), highestRtp: withPot(stated.highestRtp, pot.pot) }),
    // A slot has none, whatever its kind (RTS 8A).
    hasAutoplay: settings.hasAutoplay && !reelsName(engine),
    waitsMs: kind === 'stepped' ? settings.openRoundMs : 0,
    extras: extras.map(({ name, play }) => ({
      name,
      price: writeMultiplier(times(play.price / 100)),
      rtp: play.figures.rtp,
    })),
    pot: pot && potRules(pot),
  };
}

function limitsShown(title: Title): NonNullable<ArcadeRules['limits']> {
  const { unit, maxSpot, maxTable } = tableLimits(title);
  return { unit: formatDecimal(unit), maxSpot: formatDecimal(maxSpot), maxTable: formatDecimal(maxTable) };
}

function figuresOf(engine: ArcadeName, extras: readonly string[]): ArcadeFigures {
  const key = [engine, ...extras].join();
  const known = figures.get(key);
  if (known) return known;
  const isOffered = ({ name }: Offer) => !reelsName(engine) || name === 'spin' || extras.includes(name);
  const offers = ARCADE_GAMES[engine].offers().filter(isOffered);
  const computed = {
    rtp: toDecimal(lowestReturn(offers), 5),
    highestRtp: toDecimal(highestReturn(offers), 5),
    maxMultiplier: writeMultiplier(highestMultiplier(ARCADE_GAMES[engine])),
  };
  figures.set(key, computed);
  return computed;
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

function potRules({ pot: { code, name, rules }, amount, lang, runs }: PotShown): PotRules {
  return {
    code,
    name: lang === 'zh' ? name.cn : lang === 'lo' ? name.lo : name.en,
    amount: formatDecimal(amount),
    seed: formatDecimal(rules.seed),
    share: toDecimal(rules.share, 5),
    span: hasLimit(rules) ? null : formatDecimal(rules.span),
    run: runs?.run ?? null,
    lastRun: runs?.lastRun ?? null,
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
