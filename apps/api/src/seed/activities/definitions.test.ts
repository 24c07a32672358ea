import { activityKinds, type LocalText } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { demoMissions } from '../../modules/missions/index.ts';
import { readDefinition } from '../../modules/promotions/index.ts';
import { demoPromotions } from '../content/promotions.ts';
import { demoActivities } from './definitions.ts';

const now = Temporal.Instant.from('2026-11-22T05:00:00Z');
const today = now.toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
const activities = demoActivities(now).map(readDefinition);
const { boards = [], activities: events = [] } = demoMissions(today);
const promotions = demoPromotions(now);

test('the demo has every kind of promotion, each with a valid definition and texts', () => {
  const texts = promotions.map(({ key }) => key);
  expect(activities.map(({ key }) => key).filter((key) => !texts.includes(key))).toEqual([]);
  expect(activityKinds.filter((kind) => !activities.some((each) => each.kind === kind))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('each shown promotion has something that pays it: the engine, a board or an event of missions, or the ranks', () => {
  const pays = new Set([
    ...activities.map(({ key }) => key),
    ...boards.map(({ code }) => code),
    ...events.map(({ code }) => code),
  ]);
  const unpaid = promotions.filter(({ key, memberAction }) => !pays.has(key) && memberAction !== 'VIP');
  expect(unpaid.map(({ key }) => key)).toEqual([]);
  // Members who take part in missions are led to them.
  const led = promotions.filter(({ memberAction }) => memberAction === 'MISSIONS').map(({ key }) => key);
  expect(led.toSorted()).toEqual(['cockfight-derby', 'fishing-cup', 'night-garden', 'slot-race']);
});

test('boards run on the days of their promotions, and their first prizes and sums are those of the texts', () => {
  for (const { code, firstDay, lastDay, prizes } of boards) {
    const told = promotions.find(({ key }) => key === code);
    if (!told) continue;
    expect([dayOf(told.startsAt), dayOf(told.endsAt!, -1)], code).toEqual([firstDay, lastDay]);
    const amounts = prizes.map(({ from, to, reward }) => ({ places: BigInt(to - from + 1), amount: cashOf(reward) }));
    expectTold(told.content, amounts[0]!.amount);
    if (code === 'night-garden') continue;
    expectTold(
      told.content,
      amounts.reduce((sum, { places, amount }) => sum + places * amount, 0n),
    );
  }
  expect(boards.filter(({ code }) => promotions.some(({ key }) => key === code))).toHaveLength(4);
});

function dayOf(at: string, seconds = 0): string {
  return Temporal.Instant.from(at).add({ seconds }).toZonedDateTimeISO('Asia/Vientiane').toPlainDate().toString();
}

function cashOf(reward: { kind: string }): bigint {
  if (!('amount' in reward)) throw new Error(`${reward.kind} is no money`);
  return parseAmount(String(reward.amount)) / 100_000n;
}

/** In each language an amount is written as ₭ and its digits in that language's groups. */
function expectTold(text: LocalText, amount: bigint): void {
  for (const [language, tag] of [
    ['lo', 'lo'],
    ['en', 'en'],
    ['cn', 'zh-CN'],
  ] as const) {
    expect(text[language], language).toContain(amount.toLocaleString(tag));
  }
}
