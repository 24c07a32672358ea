import { languages, type LocalText, type PlanState } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { planForm } from '../../platform/plan-form.ts';
import type { PlanCost, PlannedKind, PlanRow, PlanValue } from '../../platform/plan-kind.ts';
import type { UnreadableAlarm } from '../../platform/stored.ts';
import type { Rewards } from '../rewards/index.ts';
import type { AudienceSize } from './audience-size.ts';
import type { ContentLink } from './domain/content-link.ts';
import { type Cost, selectCosts } from './costs.repo.ts';
import { budgetOf } from './domain/budget.ts';
import { type Audience, Definition } from './domain/definition.ts';
import type { Promotion } from './domain/promotion.ts';
import { givesMoney } from './domain/reward.ts';
import { previewOf } from './preview.ts';
import type { PromotionsAdmin } from './promotions.admin.ts';
import { selectDefinition, selectPromotions } from './promotions.repo.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  admin: Pick<PromotionsAdmin, 'putIn' | 'setStateIn'>;
  rewards: Pick<Rewards, 'budgetsOf'>;
  links: () => Promise<ContentLink[]>;
  audienceSize: (audience: Audience) => Promise<AudienceSize | null>;
  money: () => Promise<{ currency: string; symbol: string }>;
  alarm: UnreadableAlarm;
};

const form = planForm(Definition, ['key']);

/** Promotions as staff plans them: every kind by one form, made of the schema of definitions. */
export function createPromotionPlans(needs: Needs): PlannedKind {
  const { pool, clock, admin, rewards, links, audienceSize, money, alarm } = needs;
  const definitionOf = (key: string, value: PlanValue): Definition => form.parse(value, { key });

  async function rows(): Promise<PlanRow[]> {
    const [promotions, costs, known] = await Promise.all([selectPromotions(pool, alarm), selectCosts(pool), links()]);
    const budgets = await rewards.budgetsOf(
      pool,
      promotions.map(({ key }) => budgetOf(key)),
    );
    const spent = new Map(budgets.map(({ id, given, returned }) => [id, given - returned]));
    const titles = new Map<string, LocalText>(known.map(({ key, title }) => [key, title]));
    return promotions.toReversed().map((promotion) => {
      const { id, key, definition, startsAt, endsAt } = promotion;
      return {
        key,
        title: titles.get(key) ?? {},
        group: definition.kind,
        state: stateOf(promotion, clock.now()),
        from: startsAt,
        until: endsAt,
        budget: givesMoney(definition.rules) ? budgetOf(key) : null,
        cost: costOf(costs.get(id), spent.get(budgetOf(key)) ?? 0n),
      };
    });
  }

  async function read(db: ReadHandle, key: string): Promise<PlanValue | null> {
    const definition = await selectDefinition(db, key);
    if (!definition) return null;
    const { key: _, ...value } = definition;
    return value;
  }

  return {
    kind: 'activities',
    shape: form.shape,
    freeKeys: async () => {
      const taken = new Set((await selectPromotions(pool, alarm)).map(({ key }) => key));
      return (await links()).filter(({ key }) => !taken.has(key)).map(({ key: id, title }) => ({ id, title }));
    },
    rows,
    read,
    budgetOf: (key, value) => (givesMoney(definitionOf(key, value).rules) ? budgetOf(key) : null),
    save: async (tx: WriteHandle, by, { key, value }) => {
      const definition = definitionOf(key, value);
      requireTexts(definition);
      await admin.putIn(tx, by, { ...value, key });
    },
    switch: (tx, by, { key, running }) => admin.setStateIn(tx, by, key, running ? 'running' : 'paused'),
    try: async (key, value) => {
      const definition = definitionOf(key, value);
      return { audience: await audienceSize(definition.audience), preview: previewOf(definition.rules, await money()) };
    },
  };
}

/** A rule is read in every language. */
function requireTexts({ rules, counters }: Definition): void {
  const faults = Object.entries({ rules, counters }).flatMap(([part, list]) =>
    list.flatMap(({ title }, n) =>
      languages
        .filter((each) => title[each].trim() === '')
        .map((each) => [`value.${part}.${n}.title.${each}`, 'required']),
    ),
  );
  if (faults.length > 0) throw new ApiError('VALIDATION', { fields: Object.fromEntries(faults) as object });
}

function stateOf({ state, startsAt, endsAt }: Promotion, now: Temporal.Instant): PlanState {
  if (endsAt && Temporal.Instant.compare(endsAt, now) <= 0) return 'over';
  if (state === 'paused') return 'paused';
  return Temporal.Instant.compare(startsAt, now) > 0 ? 'coming' : 'running';
}

function costOf(added: Cost | undefined, cost: bigint): PlanCost | null {
  return added ? { ...added, cost } : null;
}
