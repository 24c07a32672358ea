import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { failuresOf, throwFailures } from '../../platform/each.ts';
import type { Log } from '../../platform/log.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Awards, Candidate } from './awards.service.ts';
import type { Promotion } from './domain/promotion.ts';
import { spanOf } from './domain/spans.ts';
import * as repo from './progress.repo.ts';
import { lockPromotions, selectPromotions } from './promotions.repo.ts';

export type EndsNeeds = {
  pool: Pool;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  awards: Pick<Awards, 'award'>;
  alarm: UnreadableAlarm;
  timeZone: () => Promise<string>;
};

/** The time for figures and facts of a span's last bets to arrive; later ones count for the next span. */
const GRACE_MINUTES = 30;
const MEMBERS_AT_A_TIME = 200;

export type Ends = ReturnType<typeof createEnds>;

/**
 * Settles days, weeks and months when they are over. Each is worked through once, however often and by however many
 * workers it is tried.
 */
export function createEnds({ pool, clock, log, awards, alarm, timeZone }: EndsNeeds) {
  /** Gives to the next members of a span. @returns whether there are more */
  const workOn = (id: bigint, span: string): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      const [promotion] = await lockPromotions(tx, [id]);
      const place = await repo.lockClosing(tx, id, span);
      if (!promotion || !place || place.isEnded || promotion.state !== 'running') return false;
      const rules = promotion.definition.rules.filter(({ trigger }) => trigger.on === 'span_end');
      const codes = rules.map(({ code }) => code);
      const wish = { promotionId: id, span, codes, after: place.after, most: MEMBERS_AT_A_TIME };
      const members = await repo.selectCounted(tx, wish);
      const verdicts = await awards.award(tx, await occasions(tx, promotion, span, members));
      if (verdicts.some(({ status }) => status === 'budget_used_up')) {
        // Members who got theirs keep it; the others are tried again once there is money.
        log.warn({ promotion: promotion.key, span }, 'the budget of a promotion is used up: its period waits');
        return false;
      }
      const isLast = members.length < MEMBERS_AT_A_TIME;
      await repo.updateClosing(tx, id, span, isLast ? null : members.at(-1)!, clock.now());
      return !isLast;
    });

  async function occasions(
    tx: WriteHandle,
    promotion: Promotion,
    span: string,
    members: readonly string[],
  ): Promise<Candidate[]> {
    const spots = members.map((memberId) => ({ promotionId: promotion.id, span, memberId }));
    const day = Temporal.PlainDate.from(span);
    const found: Candidate[] = [];
    for (const place of await repo.selectProgress(tx, spots)) {
      const rule = promotion.definition.rules.find(({ code }) => code === place.code);
      if (rule?.trigger.on !== 'span_end' || place.value <= 0n) continue;
      const { memberId, value: base } = place;
      found.push({ promotion, rule, memberId, cause: `span:${span}`, base, rank: 1, day, span });
    }
    return found;
  }

  async function close(id: bigint, span: string): Promise<void> {
    await inTransaction(pool, async (tx) => {
      await lockPromotions(tx, [id]);
      await repo.insertClosing(tx, id, span, clock.now());
    });
    while (await workOn(id, span));
  }

  return {
    /** Works through every span that is over. A failure of one does not block the others. */
    async closeDue(): Promise<void> {
      const zone = await timeZone();
      const settled = dayAt(clock.now().subtract({ minutes: GRACE_MINUTES }), zone);
      const failures: unknown[] = [];
      for (const promotion of await selectPromotions(pool, alarm)) {
        const { id, definition, state } = promotion;
        if (state !== 'running' || definition.rules.every(({ trigger }) => trigger.on !== 'span_end')) continue;
        const over = await repo.selectUnclosed(pool, id, spanOf(definition.span, settled));
        failures.push(...(await failuresOf(over, (span) => close(id, span))));
      }
      throwFailures(failures, 'periods could not be ended');
    },
  };
}
