import { randomBytes } from 'node:crypto';
import { type Amount, formatDecimal, sum } from '@champa/money';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import { type GivableNeeds, requireGivable, type Rewards } from '../rewards/index.ts';
import { whyNot } from './applications.service.ts';
import { selectFlags } from './audience.repo.ts';
import * as awardsRepo from './awards.repo.ts';
import type { Awards } from './awards.service.ts';
import { budgetOf } from './domain/budget.ts';
import { type Definition, readDefinition } from './domain/definition.ts';
import type { Promotion } from './domain/promotion.ts';
import * as repo from './promotions.repo.ts';
import { selectKept } from './refunds.repo.ts';

export type AdminNeeds = {
  pool: Pool;
  clock: Clock;
  awards: Pick<Awards, 'giveReviewed' | 'refuseReviewed'>;
  rewards: Pick<Rewards, 'fund' | 'budgetOf' | 'canGive'>;
  whyNoFreeRounds: GivableNeeds['whyNoFreeRounds'];
  alarm: UnreadableAlarm;
  timeZone: () => Promise<string>;
  /** The periods of the content's promotions, by key. */
  periods: () => Promise<ReadonlyMap<string, { startsAt: Temporal.Instant; endsAt: Temporal.Instant | null }>>;
};

export type By = { actor: string; reason: string };

export type Report = {
  key: string;
  funded: string;
  left: string;
  given: string;
  returned: string;
  /** Given less returned. */
  cost: string;
  currency: string;
  awards: number;
  members: number;
  inReview: number;
  /** Valid bets of members who were given something, since it began. */
  turnover: string;
  /** Cost in percent of the turnover, with two decimals; null: nobody played. */
  costOfTurnover: string | null;
};

export type PromotionsAdmin = ReturnType<typeof createPromotionsAdmin>;

/** What operators do with promotions. */
export function createPromotionsAdmin(needs: AdminNeeds) {
  const { pool, clock, awards, rewards, alarm, timeZone, periods, whyNoFreeRounds } = needs;

  async function held(tx: WriteHandle, key: string): Promise<Promotion> {
    const known = await repo.selectByKey(tx, key);
    if (!known) throw new Error(`There is no promotion ${key}.`);
    return (await repo.lockPromotions(tx, [known.id]))[0]!;
  }

  const note = (tx: WriteHandle, id: bigint, action: string, detail: string, { actor, reason }: By): Promise<void> =>
    repo.insertChange(tx, id, { action, detail, reason, actor }, clock.now());

  async function periodOf({ key, startsAt, endsAt }: Definition) {
    const content = (await periods()).get(key);
    if (!content)
      throw new Error(`The content has no promotion ${key}: add its texts first (bin/champa content import).`);
    return {
      startsAt: startsAt ? Temporal.Instant.from(startsAt) : content.startsAt,
      endsAt: endsAt === undefined ? content.endsAt : endsAt === null ? null : Temporal.Instant.from(endsAt),
    };
  }

  const requirePayers = ({ rules }: Definition): Promise<void> =>
    requireGivable(
      { canGive: rewards.canGive, whyNoFreeRounds },
      rules.flatMap(({ reward, rewards: each = [] }) => [...(reward ? [reward] : []), ...each]),
    );

  async function setState(key: string, state: Promotion['state'], by: By): Promise<void> {
    await inTransaction(pool, async (tx) => {
      const promotion = await held(tx, key);
      if (promotion.state === state) throw new Error(`${key} is already ${state}.`);
      await repo.updateState(tx, promotion.id, state);
      await note(tx, promotion.id, state === 'paused' ? 'paused' : 'resumed', '', by);
    });
  }

  return {
    /**
     * Creates a promotion, or changes the one of its key: progress and awards stay.
     *
     * @throws Error that names every wrong field
     */
    async put(given: unknown, by: By): Promise<'created' | 'changed'> {
      const definition = readDefinition(given);
      await requirePayers(definition);
      const period = await periodOf(definition);
      if (period.endsAt && Temporal.Instant.compare(period.startsAt, period.endsAt) >= 0) {
        throw new Error(`${definition.key} would end before it begins.`);
      }
      return inTransaction(pool, async (tx) => {
        const kept = { ...period, definition: given, key: definition.key, seed: randomBytes(32) };
        const created = await repo.insertPromotion(tx, kept, clock.now());
        const id = (await repo.selectId(tx, definition.key))!;
        if (created === null) {
          await repo.lockPromotions(tx, [id]);
          await repo.updatePromotion(tx, { id, ...kept });
        }
        const action = created === null ? 'changed' : 'created';
        await note(tx, id, action, JSON.stringify(given), by);
        return action;
      });
    },

    list: (): Promise<Promotion[]> => repo.selectPromotions(pool, alarm),

    async show(key: string) {
      const promotion = await repo.selectByKey(pool, key);
      if (!promotion) throw new Error(`There is no promotion ${key}.`);
      return { promotion, changes: await repo.selectChanges(pool, promotion.id) };
    },

    pause: (key: string, by: By): Promise<void> => setState(key, 'paused', by),
    resume: (key: string, by: By): Promise<void> => setState(key, 'running', by),

    async fund(key: string, amount: Amount, currency: string, { actor, reason }: By): Promise<void> {
      await inTransaction(pool, async (tx) => {
        const { id } = await held(tx, key);
        await rewards.fund(tx, budgetOf(key), amount, currency, reason, actor);
        await note(tx, id, 'funded', `${formatDecimal(amount)} ${currency}`, { actor, reason });
      });
    },

    /** The cost of a promotion against the turnover of the members it gave to. */
    async report(key: string, currency: string): Promise<Report> {
      const promotion = await repo.selectByKey(pool, key);
      if (!promotion) throw new Error(`There is no promotion ${key}.`);
      const budgets = await rewards.budgetOf(pool, budgetOf(key));
      const { funded = 0n, given = 0n, returned = 0n } = budgets.find((each) => each.currency === currency) ?? {};
      const totals = await awardsRepo.selectTotals(pool, promotion.id);
      const ofState = (state: string) => totals.find((each) => each.state === state);
      const zone = await timeZone();
      const from = dayAt(promotion.startsAt, zone).toString();
      const to = dayAt(clock.now(), zone).toString();
      const turnover = await awardsRepo.selectTurnover(pool, promotion.id, from, to);
      const cost = given - returned;
      return {
        key,
        funded: formatDecimal(funded),
        left: formatDecimal(sum([funded, -given, returned])),
        given: formatDecimal(given),
        returned: formatDecimal(returned),
        cost: formatDecimal(cost),
        currency,
        awards: ofState('given')?.awards ?? 0,
        members: ofState('given')?.members ?? 0,
        inReview: ofState('review')?.awards ?? 0,
        turnover: formatDecimal(turnover),
        costOfTurnover: turnover > 0n ? formatDecimal(((cost * 10_000n) / turnover) * 1000n) : null,
      };
    },

    flags: (memberId: string | null, most: number) => selectFlags(pool, { memberId, most }),

    /** Rewards that members keep although the deposit was refunded: they were used before. */
    kept: (memberId: string | null, most: number) => selectKept(pool, memberId, most),

    async reviews(key: string, most: number): Promise<awardsRepo.Award[]> {
      const { promotion } = await this.show(key);
      return awardsRepo.selectInReview(pool, promotion.id, most);
    },

    /** Decides a reward that waits for staff. */
    async review(awardId: string, decision: 'approved' | 'rejected', by: By): Promise<void> {
      await inTransaction(pool, async (tx) => {
        const id = await awardsRepo.selectPromotionOf(tx, awardId);
        const [promotion] = id === null ? [] : await repo.lockPromotions(tx, [id]);
        const award = promotion && (await awardsRepo.lockAward(tx, awardId));
        if (!promotion || award?.state !== 'review') throw new Error(`No reward ${awardId} waits for a decision.`);
        if (decision === 'approved') {
          const status = await awards.giveReviewed(tx, promotion, award);
          if (status !== 'given') throw new Error(`Nothing was given: ${whyNot({ status })}.`);
        } else await awards.refuseReviewed(tx, award, by.reason);
        await note(tx, promotion.id, decision, `reward ${awardId}`, by);
      });
    },

    tag: (memberId: string, tag: string, actor: string): Promise<void> =>
      inTransaction(pool, (tx) => repo.insertTag(tx, memberId, tag, actor, clock.now())),
    untag: (memberId: string, tag: string): Promise<void> =>
      inTransaction(pool, (tx) => repo.deleteTag(tx, memberId, tag)),
  };
}
