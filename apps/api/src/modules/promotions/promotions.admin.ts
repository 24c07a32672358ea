import { randomBytes } from 'node:crypto';
import { MemberTag } from '@champa/contract';
import { type Amount, formatDecimal, sum } from '@champa/money';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, Author, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { isId } from '../../platform/ids.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import { readWritten } from '../../platform/written.ts';
import type { Members } from '../member/index.ts';
import { type GivableNeeds, requireGivable, type Rewards } from '../rewards/index.ts';
import { notGiven } from './applications.service.ts';
import { selectFlags } from './audience.repo.ts';
import * as awardsRepo from './awards.repo.ts';
import type { Awards } from './awards.service.ts';
import { upsertCost } from './costs.repo.ts';
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
  record: RecordByHand;
  tags: Members['tags'];
  timeZone: () => Promise<string>;
  /** The periods of the content's promotions, by key. */
  periods: () => Promise<ReadonlyMap<string, { startsAt: Temporal.Instant; endsAt: Temporal.Instant | null }>>;
};

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

type Tagging = { memberId: string; tag: string };

export type PromotionsAdmin = ReturnType<typeof createPromotionsAdmin>;

/** What staff does with promotions. Each keeps the history of its changes. */
export function createPromotionsAdmin(needs: AdminNeeds) {
  const { pool, clock, awards, rewards, alarm, timeZone, periods, whyNoFreeRounds, record, tags } = needs;

  /** @throws ApiError NOT_FOUND */
  async function find(db: ReadHandle, key: string): Promise<Promotion> {
    const known = await repo.selectByKey(db, key);
    if (!known) throw new ApiError('NOT_FOUND', { promotion: key });
    return known;
  }

  const held = async (tx: WriteHandle, key: string): Promise<Promotion> =>
    (await repo.lockPromotions(tx, [(await find(tx, key)).id]))[0]!;

  const note = (
    tx: WriteHandle,
    { actor, reason }: Author,
    { id, ...change }: { id: bigint; action: string; detail: string },
  ): Promise<void> => repo.insertChange(tx, id, { ...change, reason, actor }, clock.now());

  async function periodOf({ key, startsAt, endsAt }: Definition) {
    const content = (await periods()).get(key);
    if (!content) {
      const why = `the content has no promotion ${key}: add its texts first (bin/champa content import)`;
      throw new ApiError('NOT_POSSIBLE', because('no_content', why, { promotion: key }));
    }
    const period = {
      startsAt: startsAt ? Temporal.Instant.from(startsAt) : content.startsAt,
      endsAt: endsAt === undefined ? content.endsAt : endsAt === null ? null : Temporal.Instant.from(endsAt),
    };
    if (period.endsAt && Temporal.Instant.compare(period.startsAt, period.endsAt) >= 0) {
      throw new ApiError(
        'NOT_POSSIBLE',
        because('ends_early', `${key} would end before it begins`, { promotion: key }),
      );
    }
    return period;
  }

  const requirePayers = ({ rules }: Definition): Promise<void> =>
    requireGivable(
      { canGive: rewards.canGive, whyNoFreeRounds },
      rules.flatMap(({ reward, rewards: each = [] }) => [...(reward ? [reward] : []), ...each]),
    );

  async function setStateIn(tx: WriteHandle, by: Author, key: string, state: Promotion['state']): Promise<void> {
    const { id, state: before } = await held(tx, key);
    if (before === state)
      throw new ApiError(
        'NOT_POSSIBLE',
        because('promotion_state', `${key} is already ${state}`, { promotion: key, state }),
      );
    await repo.updateState(tx, id, state);
    await note(tx, by, { id, action: state === 'paused' ? 'paused' : 'resumed', detail: '' });
  }

  async function putIn(tx: WriteHandle, by: Author, given: unknown): Promise<'created' | 'changed'> {
    const definition = readWritten('promotion', () => readDefinition(given));
    await requirePayers(definition);
    const kept = { ...(await periodOf(definition)), definition: given, key: definition.key, seed: randomBytes(32) };
    const created = await repo.insertPromotion(tx, kept, clock.now());
    const id = (await repo.selectId(tx, definition.key))!;
    if (created === null) {
      await repo.lockPromotions(tx, [id]);
      await repo.updatePromotion(tx, { id, ...kept });
    }
    const action = created === null ? 'changed' : 'created';
    await note(tx, by, { id, action, detail: JSON.stringify(given) });
    return action;
  }

  const setState = (by: Author, key: string, state: Promotion['state']): Promise<void> =>
    inTransaction(pool, (tx) => setStateIn(tx, by, key, state));

  return {
    /**
     * Creates a promotion, or changes the one of its key: progress and awards stay.
     *
     * @throws ApiError VALIDATION, which names every wrong field, or NOT_POSSIBLE, which says why
     */
    put: (by: Author, given: unknown): Promise<'created' | 'changed'> =>
      inTransaction(pool, (tx) => putIn(tx, by, given)),
    /** The same in the caller's transaction. */
    putIn,
    /** Pauses or resumes in the caller's transaction. */
    setStateIn,

    /** Adds up what each promotion gave, and the turnover of whom it gave to. The job does so; screens read what it kept. */
    async addUpCosts(): Promise<void> {
      const zone = await timeZone();
      const to = dayAt(clock.now(), zone).toString();
      for (const { id, startsAt } of await repo.selectPromotions(pool, alarm)) {
        const totals = await awardsRepo.selectTotals(pool, id);
        const turnover = await awardsRepo.selectTurnover(pool, id, dayAt(startsAt, zone).toString(), to);
        const ofState = (state: string) => totals.find((each) => each.state === state);
        const { awards: gifts = 0, members = 0 } = ofState('given') ?? {};
        const cost = { gifts, members, inReview: ofState('review')?.awards ?? 0, turnover, at: clock.now() };
        await inTransaction(pool, (tx) => upsertCost(tx, id, cost));
      }
    },

    list: (): Promise<Promotion[]> => repo.selectPromotions(pool, alarm),

    /** @throws ApiError NOT_FOUND */
    async show(key: string) {
      const promotion = await find(pool, key);
      return { promotion, changes: await repo.selectChanges(pool, promotion.id) };
    },

    /** @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it is paused already */
    pause: (by: Author, key: string): Promise<void> => setState(by, key, 'paused'),
    /** @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it is running already */
    resume: (by: Author, key: string): Promise<void> => setState(by, key, 'running'),

    /** Adds to a promotion's budget. @throws ApiError NOT_FOUND */
    fund: (by: Author, { key, amount, currency }: { key: string; amount: Amount; currency: string }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const { id } = await held(tx, key);
        await rewards.fund(tx, budgetOf(key), amount, currency, by.reason, by.actor);
        await note(tx, by, { id, action: 'funded', detail: `${formatDecimal(amount)} ${currency}` });
      }),

    /** The cost of a promotion against the turnover of the members it gave to. @throws ApiError NOT_FOUND */
    async report(key: string, currency: string): Promise<Report> {
      const promotion = await find(pool, key);
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

    /** Rewards of all promotions that wait for staff, the oldest first. */
    reviewsPage: ({ after, pageSize }: { after: string | null; pageSize: number }): Promise<Page<awardsRepo.Award>> =>
      readPage(pageSize, (limit) => awardsRepo.selectReviews(pool, { after, limit }), byId),

    /** Decides a reward that waits for staff. @throws ApiError NOT_FOUND, or NOT_POSSIBLE, which says why nothing was given */
    async review(by: ByStaff | Author, awardId: string, decision: 'approved' | 'rejected'): Promise<void> {
      if (!isId(awardId)) throw new ApiError('NOT_FOUND', { 'waiting reward': awardId });
      await inTransaction(pool, async (tx) => {
        const id = await awardsRepo.selectPromotionOf(tx, awardId);
        const [promotion] = id === null ? [] : await repo.lockPromotions(tx, [id]);
        const award = promotion && (await awardsRepo.lockAward(tx, awardId));
        if (!promotion || award?.state !== 'review') {
          throw new ApiError('NOT_FOUND', { 'waiting reward': awardId });
        }
        if (decision === 'approved') {
          const status = await awards.giveReviewed(tx, promotion, award);
          if (status !== 'given') throw notGiven({ status });
        } else await awards.refuseReviewed(tx, award, by.reason);
        const about = { memberId: award.memberId, award: awardId };
        if ('staffId' in by) await record(tx, by, `award_${decision}`, about, 'no change');
        await note(tx, by, { id: promotion.id, action: decision, detail: `reward ${awardId}` });
      });
    },

    /** What promotions judged a member to have earned, the newest first. */
    awardsOf: (memberId: string, { before, pageSize }: PageWish): Promise<Page<awardsRepo.AwardOfMember>> =>
      readPage(pageSize, (limit) => awardsRepo.selectAwardsBefore(pool, memberId, { before, limit }), byId),

    /** Adds a tag to a member, for audiences. @throws ApiError VALIDATION */
    async tag({ actor }: Pick<Actor, 'actor'>, { memberId, tag }: Tagging): Promise<void> {
      requireTag(tag);
      await inTransaction(pool, (tx) => tags.add(tx, { memberId, tag, actor }));
    },

    /** Removes a tag. @throws ApiError VALIDATION */
    async untag(by: Actor, { memberId, tag }: Tagging): Promise<void> {
      requireTag(tag);
      await inTransaction(pool, async (tx) => {
        if (!(await tags.remove(tx, memberId, tag))) return;
        await record(tx, by, 'member_untagged', { memberId }, { before: { tag }, after: null });
      });
    },
  };
}

function requireTag(tag: string): void {
  if (MemberTag.safeParse(tag).success) return;
  throw new ApiError('VALIDATION', { fields: { tag: 'must be 1 to 40 small letters, digits and hyphens' } });
}
