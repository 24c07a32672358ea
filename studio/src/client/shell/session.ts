import { type Amount, formatDecimal, parseAmount, ZERO } from '@champa/money';
import type { FreeRounds, Game, Round, SeedState } from '../../protocol.ts';
import type { Bridge } from '../net/bridge.ts';
import { type Signal, signal } from './signal.ts';

/** The play since this game was opened in this tab; it survives a reload. */
export type Session = {
  balance: Signal<Amount>;
  /** Wins less stakes since `since`. */
  net: Signal<Amount>;
  /** Newest first. */
  recent: Signal<readonly Round[]>;
  seeds: Signal<SeedState>;
  /** Free rounds from the house: played first, at their own stake. */
  freeRounds: Signal<FreeRounds | null>;
  /** Epoch milliseconds of this device. */
  since: number;
  /** The studio's clock minus this device's. */
  clockOffset: number;
  /** Shows a balance that the wallet reported, and sends it to the page around the game. */
  confirmBalance: (balance: string) => void;
  /** Counts a finished round, once. */
  record: (round: Round) => void;
};

const KEPT_ROUNDS = 50;

export function createSession(game: Game, bridge: Bridge, storage: Storage, now: () => number): Session {
  const key = `champa-studio:${game.title.gameCode}:${game.currency}`;
  const kept = read(storage, key) ?? { since: now(), net: ZERO };
  const balance = signal(parseAmount(game.balance));
  const net = signal(kept.net);
  const recent = signal<readonly Round[]>(game.recent);
  const counted = new Set(game.recent.map((round) => round.id));
  const save = () => storage.setItem(key, `${kept.since}|${formatDecimal(net.get())}`);
  save();
  return {
    balance,
    net,
    recent,
    seeds: signal(game.fairness),
    freeRounds: signal(game.freeRounds),
    since: kept.since,
    clockOffset: game.serverTime - now(),
    confirmBalance: (told) => {
      balance.set(parseAmount(told));
      bridge.tell({ type: 'balance', balance: told, currency: game.currency });
    },
    record: (round) => {
      recent.set(withRound(recent.get(), round));
      if (counted.has(round.id)) return;
      counted.add(round.id);
      if (round.state === 'refused' || round.state === 'returned' || round.state === 'returning') return;
      net.set(net.get() + parseAmount(round.win) - (round.isFree ? ZERO : parseAmount(round.stake)));
      save();
    },
  };
}

/** A known round keeps its position. */
function withRound(rounds: readonly Round[], round: Round): readonly Round[] {
  if (rounds.some(({ id }) => id === round.id)) return rounds.map((known) => (known.id === round.id ? round : known));
  return [round, ...rounds].slice(0, KEPT_ROUNDS);
}

function read(storage: Storage, key: string): { since: number; net: Amount } | null {
  const match = /^(\d+)\|(-?\d+\.\d+)$/.exec(storage.getItem(key) ?? '');
  return match ? { since: Number(match[1]), net: parseAmount(match[2]!) } : null;
}
