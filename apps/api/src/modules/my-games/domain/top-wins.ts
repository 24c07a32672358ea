import type { GameType } from '@champa/contract';
import type { Amount } from '@champa/money';

/** A round with a win, and its game's position in the lobby. */
export type TopWin = {
  roundId: bigint;
  memberId: string;
  vassalage: string;
  gameCode: string;
  gameType: GameType;
  amount: Amount;
  currency: string;
  at: Temporal.Instant;
};

/**
 * The highest wins of the last days, as rounds come and change. They are kept by day, vendor and game type, so many of
 * each: a day that drops out takes only its own wins with it, and whichever areas the brand makes of vendors and types,
 * the highest of each area are there.
 */
export class TopWins {
  readonly #atMost: number;
  readonly #groups = new Map<string, TopWin[]>();

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  /** Adds rounds; an existing one gets the newer state. */
  add(wins: readonly TopWin[]): void {
    this.forget(wins.map(({ roundId }) => roundId));
    for (const [key, added] of Map.groupBy(wins, groupOf)) {
      const all = [...(this.#groups.get(key) ?? []), ...added].toSorted(highestFirst);
      this.#groups.set(key, all.slice(0, this.#atMost));
    }
  }

  /** Drops rounds whose wins were taken back. */
  forget(roundIds: readonly bigint[]): void {
    const dropped = new Set(roundIds);
    for (const [key, wins] of this.#groups) {
      if (wins.some(({ roundId }) => dropped.has(roundId))) {
        this.#groups.set(
          key,
          wins.filter(({ roundId }) => !dropped.has(roundId)),
        );
      }
    }
  }

  /** Drops the days before that of `from`. */
  dropBefore(from: Temporal.Instant): void {
    const first = dayOf(from);
    for (const key of this.#groups.keys()) if (key.slice(0, first.length) < first) this.#groups.delete(key);
  }

  /** How many wins there are since the day of `from`. */
  countFrom(from: Temporal.Instant): number {
    const first = dayOf(from);
    const recent = [...this.#groups].filter(([key]) => key >= first);
    return recent.reduce((sum, [, wins]) => sum + wins.length, 0);
  }

  /**
   * The highest wins of each area, highest first; of equal ones the earlier round first. A win may be in several areas.
   */
  best(areasOf: (win: TopWin) => readonly string[]): Map<string, TopWin[]> {
    const best = new Map<string, TopWin[]>();
    for (const win of [...this.#groups.values()].flat().toSorted(highestFirst)) {
      for (const area of areasOf(win)) {
        const wins = best.get(area) ?? [];
        if (wins.length < this.#atMost) best.set(area, [...wins, win]);
      }
    }
    return best;
  }
}

function groupOf({ at, vassalage, gameType }: TopWin): string {
  return `${dayOf(at)} ${vassalage} ${gameType}`;
}

function dayOf(at: Temporal.Instant): string {
  return at.toString().slice(0, '2026-01-01'.length);
}

function highestFirst(a: TopWin, b: TopWin): number {
  if (a.amount !== b.amount) return a.amount > b.amount ? -1 : 1;
  return a.roundId < b.roundId ? -1 : 1;
}
