import { randomUUID } from 'node:crypto';
import type { Activity } from '@champa/contract';
import { type Amount, parseAmount, SCALE } from '@champa/money';
import pg from 'pg';
import { inTransaction } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { addBodyParsers } from '../../../platform/http/body-parsers.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { recordByHand } from '../../../testing/by-test.ts';
import { createFacts, type Facts, type NewFact, type Play } from '../../facts/index.ts';
import { createMembers } from '../../member/index.ts';
import { createRewardsWorld, type RewardsWorld } from '../../rewards/testing/world.ts';
import { GAMES, VENDOR } from '../../vendors/testing/games.ts';
import type { Player } from '../../vendors/testing/player.ts';
import type { DefinitionInput, LinkKind } from '../domain/definition.ts';
import { createPromotions, type Promotions } from '../index.ts';

export const TIME_ZONE = 'Asia/Vientiane';

type Data<K extends NewFact['kind']> = Extract<NewFact, { kind: K }>['data'];
type Rules = DefinitionInput['rules'];

/**
 * Promotions on facts and gifts, on a database of their own. A promotion's content ID is its number in the order of
 * adding.
 */
export type World = RewardsWorld & {
  promotions: Promotions;
  facts: Facts;
  /** Creates one that began a year ago, with a budget of a million. @returns its content ID */
  add: (promotion: Partial<DefinitionInput> & { rules: Rules }, funds?: Amount) => Promise<string>;
  change: (id: string, promotion: Partial<DefinitionInput>) => Promise<void>;
  keyOf: (id: string) => string;
  /** Notes facts, and has them handled. */
  tell: (...facts: NewFact[]) => Promise<void>;
  fact: <K extends NewFact['kind']>(
    player: { memberId: string },
    kind: K,
    data: Data<K>,
    at?: Temporal.Instant,
  ) => NewFact;
  deposit: (player: { memberId: string }, amount: string, ordinal?: number, at?: Temporal.Instant) => NewFact;
  played: (player: { memberId: string }, play: Partial<Play>, day?: string) => NewFact;
  view: (player: Player, id: string) => Promise<Activity>;
  claim: (player: Player, id: string, key?: string) => Promise<{ status: number; code?: string }>;
  /** With the owner's rights. */
  ownerQuery: (text: string, values: unknown[]) => Promise<void>;
  /** The member's cash. */
  cashOf: (player: Player) => Promise<Amount>;
  setTime: (at: string) => void;
  levels: Map<string, number>;
  settings: { timeZone: string; excluded: LinkKind[]; whyNoFreeRounds: string | null };
  /** Differences between promotions' budgets and what was granted and returned. */
  broken: () => Promise<string[]>;
};

export const words = { lo: 'ກົດ', en: 'A rule', cn: '规则' };

export const cash = (amount: string, turnoverFactor = 0) =>
  ({ kind: 'cash', size: { fixed: amount }, turnoverFactor }) as const;

export async function createWorld(): Promise<World> {
  const world = await createRewardsWorld();
  const { pool, rewards, app, ledger } = world;
  const clock = { now: world.now };
  const log = createLog('silent', 'test');
  const settings: World['settings'] = { timeZone: TIME_ZONE, excluded: [], whyNoFreeRounds: null };
  const levels: World['levels'] = new Map();
  const keys: string[] = [];
  const year = { hours: 24 * 365 };
  const timeZone = async () => settings.timeZone;
  const facts = createFacts({ pool, clock, log, metrics: createMetrics() }, { timeZone, keepDays: async () => 90 });
  const promotions = createPromotions(
    { pool, clock, log, metrics: createMetrics() },
    {
      ledger,
      facts,
      rewards,
      timeZone,
      levelsOf: async () => levels,
      excludedLinks: async () => settings.excluded,
      whyNoFreeRounds: async () => settings.whyNoFreeRounds,
      spend: async () => undefined,
      record: recordByHand,
      tags: createMembers(clock).tags,
      tell: async (_tx, message) => void world.messages.push(message),
      defaultLanguage: async () => 'en',
      money: async () => ({ currency: 'LAK', symbol: '₭' }),
      usernames: createMembers(clock).usernames,
      links: async () =>
        keys.map((key, n) => {
          const title = { lo: 'ໂປຣໂມຊັນ', en: `Promotion ${key}`, cn: '活动' };
          return { id: String(n + 1), key, title, startsAt: clock.now().subtract(year), endsAt: null };
        }),
    },
  );
  addBodyParsers(app);
  await promotions.routes!(app);
  await facts.catchUp();
  const by = { actor: 'test', reason: 'test' };
  const written = new Map<string, DefinitionInput>();
  const fact: World['fact'] = ({ memberId }, kind, data, at = clock.now()) =>
    ({ memberId, kind, data, at, cause: randomUUID() }) as NewFact;

  return {
    ...world,
    promotions,
    facts,
    levels,
    settings,
    async add(promotion, funds = 1_000_000n * SCALE) {
      const key = promotion.key ?? `promotion-${keys.length + 1}`;
      keys.push(key);
      const whole = { kind: 'free_form' as const, ...promotion, key };
      written.set(key, whole);
      await promotions.admin.put(by, whole);
      if (funds > 0n) await promotions.admin.fund(by, { key, amount: funds, currency: 'LAK' });
      return String(keys.length);
    },
    async change(id, promotion) {
      const key = keys[Number(id) - 1]!;
      const whole = { ...written.get(key)!, ...promotion };
      written.set(key, whole);
      await promotions.admin.put(by, whole);
    },
    keyOf: (id) => keys[Number(id) - 1]!,
    fact,
    tell: async (...told) => {
      await inTransaction(pool, (tx) => facts.noteAll(tx, told));
      await facts.catchUp();
    },
    deposit: (player, amount, ordinal = 1, at = clock.now()) => {
      const data = { depositId: randomUUID(), amount: parseAmount(amount), currency: 'LAK', ordinal };
      return fact(player, 'deposit_credited', data, at);
    },
    played: (player, play, day = clock.now().toZonedDateTimeISO(settings.timeZone).toPlainDate().toString()) => {
      const nothing = { rounds: 1, stake: 0n, win: 0n, validBet: 0n };
      const whole: Play = { vassalage: VENDOR, gameCode: GAMES[0], area: 'RNG', ...nothing, ...play };
      return fact(player, 'played', { day, currency: 'LAK', plays: [whole] });
    },
    view: ({ memberId }, id) => promotions.service.view(memberId, id, 'en'),
    claim: ({ memberId }, id, key = randomUUID()) =>
      promotions.service.claim(memberId, id, key, 'en').then(
        () => ({ status: 200 }),
        (error: unknown) => {
          if (error instanceof ApiError) return { status: error.status, code: error.code };
          throw error;
        },
      ),
    ownerQuery: async (text, values) => {
      const owner = new pg.Client({ connectionString: world.databaseUrl });
      await owner.connect();
      await owner.query(text, values).finally(() => owner.end());
    },
    cashOf: async (player) => (await world.money(player)).cash,
    setTime: (at) => world.passTime(Temporal.Instant.from(at).since(clock.now())),
    broken: async () => {
      const { broken } = await rewards.budgets.verify();
      const { rows } = await pool.query<{ key: string; cost: bigint; given: bigint }>(
        `SELECT p.key, coalesce(sum(a.cost) FILTER (WHERE a.state = 'given' AND a.reward ->> 'kind' IN ('cash', 'bonus')), 0)::bigint AS cost,
           (SELECT coalesce(sum(b.given), 0)::bigint FROM rewards.budget AS b WHERE b.id = 'activity-' || p.key) AS given
         FROM promotions.promotion AS p LEFT JOIN promotions.award AS a ON a.promotion_id = p.id GROUP BY p.id`,
      );
      return [
        ...broken,
        ...rows
          .filter(({ cost, given }) => cost !== given)
          .map(({ key }) => `${key}: awards are not what its budget gave`),
      ];
    },
  };
}
