import type { Bet, Rollback, Said, Win } from '../adapters/conformance.ts';

export type Step = { player: number } & (
  | ({ kind: 'bet' } & Required<Pick<Bet, 'key' | 'round' | 'amount' | 'closes' | 'free'>>)
  | ({ kind: 'win' } & Required<Pick<Win, 'key' | 'round' | 'amount' | 'closes' | 'bet' | 'free'>>)
  | ({ kind: 'rollback' } & Required<Pick<Rollback, 'key' | 'round' | 'closes' | 'bet'>>)
);

type Known = {
  step: Step | null;
  player: number;
  moved: bigint;
  round: string | null;
  cancelled: boolean;
  won: boolean;
};

/** The rules of hub88 once more, as plainly as possible: one call after another, everything in memory. */
export class Hub88Model {
  readonly balances: bigint[];
  readonly #known = new Map<string, Known>();
  readonly #closed = new Set<string>();
  readonly #begun = new Set<string>();

  constructor(players: number, balance: bigint) {
    this.balances = Array.from({ length: players }, () => balance);
  }

  take(step: Step): Said {
    const known = this.#known.get(step.key);
    if (known) return this.#again(step, known);
    if (step.kind === 'bet') return this.#bet(step);
    const bet = this.#known.get(step.bet);
    const isBet = bet?.step?.kind === 'bet' || bet?.step === null;
    if (!bet) return step.kind === 'win' ? 'no bet' : this.#bury(step);
    if (!isBet || bet.player !== step.player) return 'no bet';
    if (bet.round !== null && bet.round !== step.round) return 'no bet';
    return step.kind === 'win' ? this.#win(step, bet) : this.#rollback(step, bet);
  }

  #again(step: Step, known: Known): Said {
    const isCancelledBet = step.kind === 'bet' && known.cancelled && known.player === step.player;
    if (isCancelledBet) return 'rolled back';
    return known.step !== null && fingerprint(known.step) === fingerprint(step) ? 'ok' : 'duplicate';
  }

  #bet(step: Step & { kind: 'bet' }): Said {
    const round = roundOf(step);
    const stake = step.free ? 0n : step.amount;
    if (this.#closed.has(round)) return 'refused';
    if (this.balances[step.player]! < stake) return 'no money';
    this.balances[step.player]! -= stake;
    this.#begun.add(round);
    if (step.closes) this.#closed.add(round);
    this.#remember(step, stake, step.round);
    return 'ok';
  }

  #win(step: Step & { kind: 'win' }, bet: Known): Said {
    if (bet.cancelled) return 'rolled back';
    if (this.#closed.has(roundOf(step)) && bet.won) return 'no bet';
    this.balances[step.player]! += step.amount;
    bet.won = true;
    if (step.closes) this.#closed.add(roundOf(step));
    this.#remember(step, step.amount, step.round);
    return 'ok';
  }

  #rollback(step: Step & { kind: 'rollback' }, bet: Known): Said {
    if (!bet.cancelled) this.balances[step.player]! += bet.moved;
    bet.cancelled = true;
    this.#remember(step, 0n, step.round);
    this.#closeAfterRollback(step);
    return 'ok';
  }

  #bury(step: Step & { kind: 'rollback' }): Said {
    this.#known.set(step.bet, { step: null, player: step.player, moved: 0n, round: null, cancelled: true, won: false });
    this.#remember(step, 0n, step.round);
    this.#closeAfterRollback(step);
    return 'ok';
  }

  #closeAfterRollback(step: Step & { kind: 'rollback' }): void {
    const round = roundOf(step);
    const open = [...this.#known.values()].some(
      (one) => one.step?.kind === 'bet' && roundOf(one.step) === round && !one.cancelled && !one.won,
    );
    if (step.closes && this.#begun.has(round) && !open) this.#closed.add(round);
  }

  #remember(step: Step, moved: bigint, round: string): void {
    this.#known.set(step.key, { step, player: step.player, moved, round, cancelled: false, won: false });
  }
}

function roundOf({ player, round }: Step): string {
  return `${player} ${round}`;
}

function fingerprint(step: Step): string {
  const { closes: _, ...rest } = step;
  return JSON.stringify(Object.entries(rest).toSorted(), (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
