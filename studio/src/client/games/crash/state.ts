import type { CrashBet, CrashEvent, CrashPhase, CrashPublicBet, CrashRound } from '../../../protocol.ts';

/** What a client knows of the shared flights. */
export type CrashState = {
  round: CrashRound;
  phase: CrashPhase;
  /** Everybody's bets of this flight, the highest stakes first. */
  bets: readonly CrashPublicBet[];
  mine: readonly CrashBet[];
  /** Ended flights, newest first. */
  history: readonly CrashRound[];
};

const KEPT_FLIGHTS = 30;

/** The state after an event. Before the first snapshot there is no state, and events that need one are ignored. */
export function applyEvent(state: CrashState | null, event: CrashEvent): CrashState | null {
  if (event.type === 'snapshot') {
    const { round, phase, bets, mine, history } = event;
    return { round, phase, bets: bySize(bets), mine, history: history.slice(0, KEPT_FLIGHTS) };
  }
  if (!state) return null;
  switch (event.type) {
    case 'phase':
      return applyPhase(state, event.round, event.phase);
    case 'bet':
      return { ...state, bets: bySize(replaced(state.bets, event.bet)) };
    case 'mine':
      return withMine(state, event.bet);
    case 'tick':
      return state;
  }
}

/** Adds or updates a bet of the player; a bet of an earlier flight is not shown any more. */
export function withMine(state: CrashState, bet: CrashBet): CrashState {
  return bet.crashRoundId === state.round.id ? { ...state, mine: replaced(state.mine, bet) } : state;
}

function applyPhase(state: CrashState, round: CrashRound, phase: CrashPhase): CrashState {
  const isNew = round.id !== state.round.id;
  const history =
    phase.phase === 'crashed' ? [round, ...state.history.filter((past) => past.id !== round.id)] : state.history;
  return {
    round,
    phase,
    bets: isNew ? [] : state.bets,
    mine: isNew ? [] : state.mine,
    history: history.slice(0, KEPT_FLIGHTS),
  };
}

function replaced<T extends { id: string }>(items: readonly T[], item: T): readonly T[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((known) => (known.id === item.id ? item : known))
    : [...items, item];
}

function bySize(bets: readonly CrashPublicBet[]): readonly CrashPublicBet[] {
  return bets.toSorted((a, b) => compareDecimals(b.stake, a.stake));
}

/** Compares two decimals of the API without converting them to numbers. */
function compareDecimals(a: string, b: string): number {
  const [wholeA = '', fractionA = ''] = a.split('.');
  const [wholeB = '', fractionB = ''] = b.split('.');
  if (wholeA.length !== wholeB.length) return wholeA.length - wholeB.length;
  const left = wholeA + fractionA.padEnd(5, '0');
  const right = wholeB + fractionB.padEnd(5, '0');
  return left < right ? -1 : left > right ? 1 : 0;
}
