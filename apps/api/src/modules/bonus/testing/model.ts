import { allocate } from '@champa/money';
import type { Said } from '../../vendors/adapters/conformance.ts';
import type { NewOffer } from '../domain/offer.ts';

export type Call =
  | { kind: 'bet'; key: string; round: string; game: number; amount: bigint; free: boolean; closes: boolean }
  | { kind: 'win'; key: string; round: string; bet: string; amount: bigint; closes: boolean }
  | { kind: 'rollback'; key: string; round: string; bet: string; closes: boolean };

type ModelBonus = {
  id: bigint;
  conditions: NewOffer;
  state: string;
  amount: bigint;
  required: bigint;
  wagered: bigint;
  converted: bigint;
  returned: bigint;
  endsAt: number;
};

type ModelBet = {
  round: string;
  moved: bigint;
  cash: bigint;
  bonus: bigint;
  counted: bigint;
  /** The part that was taken back for opposite betting. */
  opposed: bigint;
  won: bigint;
  of: ModelBonus | null;
  isWaitedFor: boolean;
  takenAt: number;
  isWon: boolean;
  isCancelled: boolean;
};

const CENT = 1000n;
const DAY = 24;

/**
 * The rules of bonus money and of hub88 once more, for one player and as plainly as possible: one call after another,
 * everything in memory. Time is in hours.
 */
export class BonusModel {
  cash: bigint;
  bonus = 0n;
  now = 0;
  readonly bonuses: ModelBonus[] = [];
  readonly #calls = new Map<string, string>();
  readonly #bets = new Map<string, ModelBet | 'tombstone'>();
  readonly #begun = new Set<string>();
  readonly #closed = new Set<string>();
  /** Contribution per mille, by offer and game. */
  readonly #rate: (conditions: NewOffer, game: number) => bigint;

  constructor(cash: bigint, rate: (conditions: NewOffer, game: number) => bigint) {
    this.cash = cash;
    this.#rate = rate;
  }

  get active(): ModelBonus | undefined {
    return this.bonuses.find(({ state }) => state === 'active');
  }

  /** The balance in the answer to a vendor, for a game. */
  told(game: number): bigint {
    return this.cash + (this.#rateOn(game) > 0n ? this.bonus : 0n);
  }

  grant(id: bigint, conditions: NewOffer, amount: bigint, required: bigint): void {
    const state = 'queued';
    this.bonuses.push({ id, conditions, state, amount, required, wagered: 0n, converted: 0n, returned: 0n, endsAt: 0 });
    this.#begin();
  }

  forfeit(bonus: ModelBonus): void {
    this.#forgetOldBets(bonus);
    if (bonus.state === 'active') this.#end(bonus.wagered >= bonus.required ? 'completed' : 'forfeited');
    else if (bonus.state === 'queued') Object.assign(bonus, { state: 'forfeited', returned: bonus.amount });
  }

  expire(): void {
    const { active } = this;
    if (!active || active.endsAt > this.now) return;
    this.#forgetOldBets(active);
    this.#end(active.wagered >= active.required ? 'completed' : 'expired');
  }

  sweep(): void {
    const stale = new Set(
      this.#stakes()
        .filter((bet) => this.#isStale(bet))
        .map(({ of }) => of!),
    );
    for (const bonus of stale) {
      this.#forgetOldBets(bonus);
      if (bonus.state === 'active') this.#judge();
    }
  }

  take(call: Call): Said {
    const print = JSON.stringify({ ...call, closes: 0 }, (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const bet = this.#bets.get(call.key);
    if (this.#calls.has(call.key) || bet !== undefined) {
      if (call.kind === 'bet' && bet !== undefined && (bet === 'tombstone' || bet.isCancelled)) return 'rolled back';
      return this.#calls.get(call.key) === print ? 'ok' : 'duplicate';
    }
    const said = this[`_${call.kind}`](call as never);
    if (said === 'ok') this.#calls.set(call.key, print);
    return said;
  }

  _bet({ key, round, game, amount, free, closes }: Call & { kind: 'bet' }): Said {
    if (this.#closed.has(round)) return 'refused';
    const stake = free ? 0n : amount;
    const rate = this.#rateOn(game);
    const active = rate > 0n ? this.active! : null;
    const most = active?.conditions.maxStake ?? null;
    if (most !== null && stake > most) return 'limit';
    const usable = active ? this.bonus : 0n;
    if (stake > this.cash + usable) return 'no money';
    const fromBonus = active?.conditions.isBonusFirst ? least(usable, stake) : stake - least(this.cash, stake);
    const counted = (stake * rate) / 1000n;
    this.cash -= stake - fromBonus;
    this.bonus -= fromBonus;
    if (active) active.wagered += counted;
    this.#bets.set(key, {
      round,
      moved: stake,
      cash: stake - fromBonus,
      bonus: fromBonus,
      counted,
      opposed: 0n,
      won: 0n,
      of: active && stake > 0n ? active : null,
      isWaitedFor: active !== null && stake > 0n,
      takenAt: this.now,
      isWon: false,
      isCancelled: false,
    });
    this.#begun.add(round);
    if (closes) this.#closed.add(round);
    this.#oppose(round);
    this.#judge();
    return 'ok';
  }

  _win({ round, bet: name, amount, closes }: Call & { kind: 'win' }): Said {
    const bet = this.#bets.get(name);
    if (bet === undefined) return 'no bet';
    if (bet === 'tombstone') return 'rolled back';
    if (bet.round !== round) return 'no bet';
    if (bet.isCancelled) return 'rolled back';
    if (this.#closed.has(round) && bet.isWon) return 'no bet';
    bet.isWon = true;
    bet.won += amount;
    bet.isWaitedFor = false;
    if (closes) {
      this.#closed.add(round);
      if (bet.of) for (const other of this.#stakes()) if (other.round === round) other.isWaitedFor = false;
    }
    const [, bonus] = bet.of ? allocate(amount, [bet.cash, bet.bonus]) : [amount, 0n];
    this.#giveBack(bet, amount, bonus!);
    this.#oppose(round);
    this.#judge();
    return 'ok';
  }

  _rollback({ round, bet: name, closes }: Call & { kind: 'rollback' }): Said {
    const bet = this.#bets.get(name);
    if (bet === undefined && this.#calls.has(name)) return 'no bet';
    if (bet !== undefined && bet !== 'tombstone' && bet.round !== round) return 'no bet';
    if (bet === undefined) this.#bets.set(name, 'tombstone');
    else if (bet !== 'tombstone' && !bet.isCancelled) {
      bet.isCancelled = true;
      bet.isWaitedFor = false;
      if (bet.of?.state === 'active') {
        bet.of.wagered -= bet.counted;
        Object.assign(bet, { counted: 0n, opposed: 0n });
      }
      this.#giveBack(bet, bet.moved, bet.bonus);
      if (closes && !this.#isOpen(round)) this.#closed.add(round);
      this.#oppose(round);
      this.#judge();
    }
    if (closes && this.#begun.has(round) && !this.#isOpen(round)) this.#closed.add(round);
    return 'ok';
  }

  #betsOf(round: string): ModelBet[] {
    return [...this.#bets.values()].filter((bet) => bet !== 'tombstone' && bet.round === round) as ModelBet[];
  }

  #isOpen(round: string): boolean {
    return this.#betsOf(round).some((bet) => !bet.isWon && !bet.isCancelled);
  }

  /** Several bets of a settled round that together paid nine tenths to all of their stake do not count. */
  #oppose(round: string): void {
    const bets = this.#betsOf(round);
    const standing = bets.filter(({ isCancelled }) => !isCancelled);
    const stake = standing.reduce((sum, { moved }) => sum + moved, 0n);
    const won = bets.reduce((sum, bet) => sum + bet.won, 0n);
    if (!this.#closed.has(round) && this.#isOpen(round)) return;
    const isOpposed = standing.length >= 2 && won <= stake && won * 10n >= stake * 9n;
    for (const bet of bets.filter(({ of }) => of !== null && of === this.active)) {
      const whole = bet.counted + bet.opposed;
      bet.of!.wagered -= bet.counted;
      Object.assign(bet, isOpposed ? { counted: 0n, opposed: whole } : { counted: whole, opposed: 0n });
      bet.of!.wagered += bet.counted;
    }
  }

  #giveBack({ of }: ModelBet, moved: bigint, bonus: bigint): void {
    this.cash += moved - bonus;
    if (!of || of.state === 'active') {
      this.bonus += bonus;
      return;
    }
    const room = of.conditions.maxWin === null ? bonus : of.conditions.maxWin - of.converted;
    const paid = of.state === 'completed' ? least(bonus, room) : 0n;
    this.cash += paid;
    of.converted += paid;
    of.returned += bonus - paid;
  }

  #judge(): void {
    const { active } = this;
    if (!active || this.#stakes().some((bet) => bet.of === active && bet.isWaitedFor)) return;
    if (active.wagered >= active.required) this.#end('completed');
    else if (this.bonus < CENT) this.#end('used_up');
  }

  #end(state: string): void {
    const active = this.active!;
    const paid = state === 'completed' ? least(this.bonus, active.conditions.maxWin ?? this.bonus) : 0n;
    this.cash += paid;
    Object.assign(active, { state, converted: paid, returned: this.bonus - paid });
    this.bonus = 0n;
    this.#begin();
  }

  #begin(): void {
    if (this.active) return;
    const next = this.bonuses.find(({ state }) => state === 'queued');
    if (!next) return;
    Object.assign(next, { state: 'active', endsAt: this.now + next.conditions.days * DAY });
    this.bonus = next.amount;
  }

  #rateOn(game: number): bigint {
    const { active } = this;
    return active && active.endsAt > this.now ? this.#rate(active.conditions, game) : 0n;
  }

  #stakes(): ModelBet[] {
    return [...this.#bets.values()].filter((bet): bet is ModelBet => bet !== 'tombstone' && bet.of !== null);
  }

  #isStale({ isWaitedFor, takenAt }: ModelBet): boolean {
    return isWaitedFor && takenAt < this.now - DAY;
  }

  #forgetOldBets(bonus: ModelBonus): void {
    for (const bet of this.#stakes()) if (bet.of === bonus && this.#isStale(bet)) bet.isWaitedFor = false;
  }
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
