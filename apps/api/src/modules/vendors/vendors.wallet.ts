import { availableParallelism } from 'node:os';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import { isFaultOfOne } from '../../platform/database-faults.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { createTracedLanes } from '../../platform/traced-lanes.ts';
import type { Ledger } from '../ledger/index.ts';
import { presentStakeLimit, refusedBy, type StakeLimit } from '../limits/index.ts';
import type { Member } from '../member/index.ts';
import type { PlayCommand, PlayResult, WalletPort } from './domain/port.ts';
import { playBatch, selectHighestStake } from './vendors.play.repo.ts';
import { copySession, selectSession, selectSessionMoney } from './vendors.repo.ts';
import { publishBalance } from './vendors.present.ts';

export type WalletOptions = {
  pool: Pool;
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
  log: Log;
  ledger: Pick<Ledger, 'balance'>;
  stakeLimits: (db: ReadHandle, memberId: string) => Promise<readonly StakeLimit[]>;
  memberById: (id: string) => Promise<Member | null>;
  isPlayable: (vendorCode: string, gameCode: string) => boolean;
  isKnownGame: (vendorCode: string, gameCode: string) => boolean;
  metrics: Pick<Metrics, 'walletWins'>;
};

export type Wallet = WalletPort & {
  /** Answers calls that have arrived, refuses new ones. */
  drain: () => Promise<void>;
};

/**
 * Each takes a connection of the pool while it is busy. One for two cores: with two, batches are smaller, and a call
 * costs the database a seventh more.
 */
const LANES = Math.max(1, Math.floor(availableParallelism() / 2));
const MAX_BATCH = 128;
/** About a second's work: a vendor waits some three for its answer. */
const MAX_WAITING = 4000;

/** The wallet behind every dialect. Calls that arrive at once share a transaction; a player's go one after another. */
export function createWallet(options: WalletOptions): Wallet {
  const { pool, clock, log, live, ledger, metrics } = options;
  const lanes = createTracedLanes<PlayCommand, PlayResult>('play_batch', {
    lanes: LANES,
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    keyOf: ({ player, token }) => player ?? token,
    run: (commands) => playBatch(pool, commands, clock.now()),
    isCommandsFault: isFaultOfOne,
  });

  /** A vendor says only that a limit was reached: the member's open screens name it. The call does not wait for this. */
  async function tellRefusal(command: PlayCommand, memberId: string): Promise<void> {
    if (command.kind !== 'bet') return;
    try {
      const most = await selectHighestStake(pool, command, memberId);
      const ofGame = most === null ? [] : [{ limit: 'game', period: null, most } as const];
      const refusing = refusedBy([...(await options.stakeLimits(pool, memberId)), ...ofGame], [command.amount]);
      if (refusing) live.publish(memberId, { name: 'stakeRefused', data: presentStakeLimit(refusing) });
    } catch (error) {
      log.warn({ err: error }, 'a refused stake could not be explained');
    }
  }

  return {
    play: async (command) => {
      const result = await lanes.submit(command);
      publishBalance(live, result);
      if (command.kind === 'win' && result.outcome === 'done') {
        metrics.walletWins.inc({ game: command.knownGame ? 'known' : 'unknown' });
      }
      if (result.outcome === 'limit_reached' && result.player) void tellRefusal(command, result.player.memberId);
      return result;
    },
    balance: async (query) => {
      const session = await selectSessionMoney(pool, query, clock.now());
      if (!session) return null;
      const { memberId, currency, account, usableBonus } = session;
      return { memberId, currency, balance: ((await ledger.balance(account)) ?? 0n) + usableBonus };
    },
    info: async (query) => {
      const session = await selectSession(pool, query);
      const member = session && (await options.memberById(session.memberId));
      return member ? { memberId: member.id, country: member.country, currency: session.currency } : null;
    },
    exchangeToken: async (query, own) => {
      const session = await selectSession(pool, query);
      if (!session) return false;
      await inTransaction(pool, (tx) => copySession(tx, query, own));
      const copied = await selectSession(pool, { ...query, token: own });
      return copied?.memberId === session.memberId;
    },
    isPlayable: options.isPlayable,
    isKnownGame: options.isKnownGame,
    drain: () => lanes.drain(),
  };
}
