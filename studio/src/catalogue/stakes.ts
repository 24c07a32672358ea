import { type Amount, parseAmount } from '@champa/money';
import { MOST_ON_SPOT, MOST_ON_TABLE } from '../engines/table/spot-game.ts';
import { ReelsName, TableName } from '../protocol.ts';
import type { Title } from './titles.ts';

const LADDERS = {
  slot: [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n],
  roulette: [1n, 5n, 10n, 50n, 100n, 500n],
  crash: [1n, 2n, 5n, 10n, 50n, 100n],
  arcade: [1n, 2n, 5n, 10n, 20n, 50n, 100n],
  table: [1n, 5n, 10n, 50n, 100n, 500n],
} as const;

const TABLES: readonly string[] = TableName.options;
const REELS: readonly string[] = ReelsName.options;

function ladderOf({ engine }: Pick<Title, 'engine'>): readonly [bigint, bigint, ...bigint[]] {
  if (engine === 'slot' || engine === 'roulette' || engine === 'crash') return LADDERS[engine];
  if (REELS.includes(engine)) return LADDERS.slot;
  return TABLES.includes(engine) ? LADDERS.table : LADDERS.arcade;
}

/** Total stakes of a slot or an arcade game, chip values of a table, quick picks of a crash game: ascending. */
export function stakeLadder(title: Title): Amount[] {
  const least = parseAmount(title.minBet);
  return ladderOf(title).map((step) => step * least);
}

export function defaultStake(title: Title): Amount {
  return parseAmount(title.minBet) * ladderOf(title)[1];
}

export type RouletteLimits = { minSpot: Amount; maxSpot: Amount; maxTable: Amount };

/** A chip on a spot is a whole multiple of the smallest; each spot and the whole table have a limit. */
export function rouletteLimits(title: Title): RouletteLimits {
  const least = parseAmount(title.minBet);
  return { minSpot: least, maxSpot: least * 500n, maxTable: least * 5_000n };
}

export type TableLimits = { unit: Amount; maxSpot: Amount; maxTable: Amount };

/** Chips are whole numbers of the smallest one. */
export function tableLimits(title: Title): TableLimits {
  const unit = parseAmount(title.minBet);
  return { unit, maxSpot: unit * BigInt(MOST_ON_SPOT), maxTable: unit * BigInt(MOST_ON_TABLE) };
}

export type CrashLimits = { minStake: Amount; maxStake: Amount };

/** A stake is a whole multiple of the smallest. */
export function crashLimits(title: Title): CrashLimits {
  const least = parseAmount(title.minBet);
  return { minStake: least, maxStake: least * 500n };
}

/** The initial balance of a demo seat, and what it gets again when it cannot pay the smallest stake. */
export function playMoneyOf(title: Title): Amount {
  return parseAmount(title.minBet) * 2_000n;
}
