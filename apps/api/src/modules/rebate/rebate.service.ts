import type { GameCategory, Rebate as RebateView, RebateClaim } from '@champa/contract';
import { formatDecimal, parseAmount, sum } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import type { Figures, PlayedGame } from '../figures/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { type AreaRebate, areasOf, type Rates, totalOf } from './domain/rebate.ts';
import * as repo from './rebate.repo.ts';

/** The brand's rebates. */
export type RebateRules = {
  /** Whether rebates are offered. */
  isOffered: boolean;
  rates: Rates;
  /** A decimal: smaller amounts are not paid. */
  minClaim: string;
  /** Bets count from this day on; null: all. */
  since: string | null;
};

export type RebateNeeds = {
  pool: Pool;
  clock: Clock;
  ledger: Pick<Ledger, 'balances' | 'openAccount' | 'post'>;
  figures: Pick<Figures, 'validBetsByGame'>;
  /** The area of a game; null where the lobby no longer has it. */
  areaOf: (game: PlayedGame) => Promise<GameCategory | null>;
  /** The rules for this member: a rank may raise the rates. */
  rules: (memberId: string) => Promise<RebateRules>;
  tell: Inbox['tell'];
  /** Called, in the same transaction, when a member's money was moved. */
  onPaid: (tx: WriteHandle, memberId: string) => Promise<void>;
};

const LAST_DAY = '9998-12-31';
const FIRST_DAY = '1970-01-01';

type StoodGame = PlayedGame & { area: GameCategory; validBet: bigint };
type Standing = { areas: AreaRebate[]; games: StoodGame[]; amount: bigint; currency: string };

export type RebateService = ReturnType<typeof createRebateService>;

/** Rebates: a part of a member's valid bets since their last claim, paid into their cash at a claim. */
export function createRebateService(needs: RebateNeeds) {
  const { pool, clock, ledger, figures, areaOf, tell, onPaid } = needs;

  async function offeredRules(memberId: string): Promise<RebateRules> {
    const rules = await needs.rules(memberId);
    if (!rules.isOffered) throw new ApiError('REBATE_CLOSED');
    return rules;
  }

  async function standingOf(db: ReadHandle, memberId: string, { rates, since }: RebateRules): Promise<Standing> {
    const cash = (await ledger.balances(memberId, db)).find(({ purpose }) => purpose === 'cash');
    const days = { from: since ?? FIRST_DAY, to: LAST_DAY };
    const games: StoodGame[] = [];
    for (const game of await figures.validBetsByGame(db, memberId, days)) {
      const area = await areaOf(game);
      if (area) games.push({ ...game, area });
    }
    const taken = await repo.selectTaken(db, memberId);
    const stands = new Map(games.map((game) => [nameOf(game), game.area]));
    const takenOf = sumsByArea(
      taken.games.map((game) => ({ area: stands.get(nameOf(game)), validBet: game.validBet })),
      taken.areas,
    );
    const areas = areasOf(rates, sumsByArea(games), takenOf);
    return { areas, games, amount: totalOf(areas), currency: cash?.currency ?? '' };
  }

  /** Pays the claimable rebate; null where it is too little. */
  async function pay(tx: WriteHandle, memberId: string, idempotencyKey: string, rules: RebateRules) {
    const { areas, games, amount, currency } = await standingOf(tx, memberId, rules);
    if (!isEnough(amount, rules)) return null;
    const at = clock.now();
    const validBet = sum(areas.filter((area) => area.amount > 0n).map((area) => area.validBet));
    const kept = areas.map((area) => presentArea(area, rules.rates));
    const claim = await repo.insertClaim(tx, { memberId, idempotencyKey, amount, currency, validBet, areas: kept, at });
    await repo.take(tx, memberId, claimedOf(games, areas, rules.rates));
    const member = { type: 'member', id: memberId } as const;
    const budget = { type: 'promotion', id: 'rebate' } as const;
    const { status } = await ledger.post(tx, {
      source: 'rebate',
      key: `claim:${claim.id}`,
      kind: 'rebate',
      debit: await ledger.openAccount(tx, { owner: budget, purpose: 'budget', currency }),
      credit: await ledger.openAccount(tx, { owner: member, purpose: 'cash', currency }),
      amount,
      reference: { type: 'rebate', id: String(claim.id) },
      actor: `member:${memberId}`,
    });
    if (status !== 'posted') throw new Error(`the ledger answered ${status} to rebate claim ${claim.id}`);
    const details = { amount: formatDecimal(amount), currency };
    await tell(tx, { memberId, kind: 'rebate_claimed', details, cause: `rebate:${claim.id}` });
    return claim;
  }

  return {
    async overview(memberId: string): Promise<RebateView> {
      const rules = await offeredRules(memberId);
      const [{ areas, amount, currency }, [last]] = await Promise.all([
        standingOf(pool, memberId, rules),
        repo.selectClaims(pool, memberId, { before: null, limit: 1 }),
      ]);
      return {
        areas: areas.map((area) => presentArea(area, rules.rates)),
        amount: formatDecimal(amount),
        currency,
        minClaim: rules.minClaim,
        isClaimable: isEnough(amount, rules),
        lastClaimAt: last?.at.toString() ?? null,
      };
    },

    /** Pays what the member can claim now; the same key pays it once, however often and concurrently it is sent. */
    async claim(memberId: string, idempotencyKey: string): Promise<RebateClaim> {
      const rules = await offeredRules(memberId);
      const claim = await inTransaction(pool, async (tx) => {
        await repo.lockMember(tx, memberId);
        const known = await repo.selectClaimByKey(tx, memberId, idempotencyKey);
        const paid = known ?? (await pay(tx, memberId, idempotencyKey, rules));
        if (paid) await onPaid(tx, memberId);
        return paid;
      });
      if (!claim) throw new ApiError('NOTHING_TO_CLAIM');
      return presentClaim(claim);
    },

    /** The rebate that waits in the reward centre. */
    async claimable(memberId: string): Promise<{ amount: string; currency: string } | null> {
      const rules = await needs.rules(memberId);
      if (!rules.isOffered) return null;
      const { amount, currency } = await standingOf(pool, memberId, rules);
      return isEnough(amount, rules) ? { amount: formatDecimal(amount), currency } : null;
    },

    /** Whether a claim was made by this key. */
    isClaimedBy: async (memberId: string, idempotencyKey: string): Promise<boolean> =>
      (await repo.selectClaimByKey(pool, memberId, idempotencyKey)) !== null,

    /** Claims before a cursor, latest first. */
    async past(
      memberId: string,
      wish: { before: { at: Temporal.Instant; id: bigint }; limit: number },
    ): Promise<{ id: bigint; at: Temporal.Instant; amount: string; currency: string }[]> {
      const found = await repo.selectClaimsBefore(pool, memberId, wish);
      return found.map(({ id, at, amount, currency }) => ({ id, at, amount: formatDecimal(amount), currency }));
    },

    async list(memberId: string, { before, pageSize }: PageWish) {
      await offeredRules(memberId);
      const read = (limit: number) => repo.selectClaims(pool, memberId, { before, limit });
      return presentPage(await readPage(pageSize, read, byId), presentClaim);
    },
  };
}

function isEnough(amount: bigint, { minClaim }: RebateRules): boolean {
  return amount > 0n && amount >= parseAmount(minClaim);
}

const nameOf = ({ vendorId, gameCode }: PlayedGame): string => `${vendorId} ${gameCode}`;

function sumsByArea(
  bets: readonly { area: string | undefined; validBet: bigint }[],
  before: ReadonlyMap<string, bigint> = new Map(),
): Map<string, bigint> {
  const sums = new Map(before);
  for (const { area, validBet } of bets) if (area !== undefined) sums.set(area, (sums.get(area) ?? 0n) + validBet);
  return sums;
}

/**
 * What a claim covers: areas that are paid, and areas without rates, so that later rates don't apply to earlier bets.
 * Others wait.
 */
function claimedOf(games: readonly StoodGame[], areas: readonly AreaRebate[], rates: Rates) {
  const waiting = new Set(
    areas.filter(({ area, amount }) => amount === 0n && rates[area]?.length).map(({ area }) => area),
  );
  const claimed = games.filter(({ area }) => !waiting.has(area));
  return { games: claimed, areas: [...new Set(claimed.map(({ area }) => area))] };
}

function presentArea({ area, validBet, rate, amount }: AreaRebate, rates: Rates): RebateView['areas'][number] {
  return {
    area: area as GameCategory,
    validBet: formatDecimal(validBet),
    rate: rate === null ? null : formatDecimal(rate),
    amount: formatDecimal(amount),
    tiers: [...(rates[area] ?? [])],
  };
}

function presentClaim({ id, amount, currency, validBet, at }: repo.Claim): RebateClaim {
  return {
    id: String(id),
    amount: formatDecimal(amount),
    currency,
    validBet: formatDecimal(validBet),
    at: at.toString(),
  };
}
