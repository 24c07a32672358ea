import { activityKinds } from '@champa/contract';
import { expect, test } from 'vitest';
import { readDefinition } from '../../modules/promotions/index.ts';
import { demoActivityPromotions } from '../content/activity-promotions.ts';
import { demoPromotions } from '../content/promotions.ts';
import { demoActivities } from './definitions.ts';

const now = Temporal.Instant.from('2026-11-22T05:00:00Z');

test('the demo has every kind of promotion, each of which is one and has its texts', () => {
  const activities = demoActivities(now).map(readDefinition);
  const texts = [...demoPromotions(now), ...demoActivityPromotions(now)].map(({ key }) => key);
  expect(activities.map(({ key }) => key).filter((key) => !texts.includes(key))).toEqual([]);
  expect(activityKinds.filter((kind) => !activities.some((each) => each.kind === kind))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
