import { expect, test } from 'vitest';
import { readDefinition } from './definition.ts';

const title = { lo: 'ກົດ', en: 'Rule', cn: '规则' };
const reward = { kind: 'cash', size: { fixed: '10' } };
const rule = { code: 'main', title, trigger: { on: 'registered' }, reward };
const whole = { key: 'some', kind: 'free_form', rules: [rule] };
const counting = { ...rule, trigger: { on: 'reached', at: ['1', '5'] }, measure: { of: 'rounds' } };

test('a missing field has its default', () => {
  expect(readDefinition(whole)).toMatchObject({
    audience: {},
    entry: 'open',
    span: 'all',
    caps: {},
    approval: 'claim',
    rules: [{ conditions: [], reward: { turnoverFactor: 1 } }],
  });
});

const wrong: readonly [what: string, given: object, told: string][] = [
  ['an unknown field', { ...whole, budget: 5 }, 'budget'],
  ['no rules', { ...whole, rules: [] }, 'rules'],
  ['a code twice', { ...whole, rules: [rule, rule] }, 'has a code twice'],
  ['a trigger that counts nothing', { ...whole, rules: [{ ...counting, measure: undefined }] }, 'needs a measure'],
  ['no reward', { ...whole, rules: [{ ...rule, reward: undefined }] }, 'needs a reward'],
  [
    'rewards for other steps',
    { ...whole, rules: [{ ...counting, reward: undefined, rewards: [reward] }] },
    'needs a reward',
  ],
  [
    'steps that fall',
    { ...whole, rules: [{ ...counting, trigger: { on: 'reached', at: ['5', '1'] } }] },
    'steps must rise',
  ],
  [
    'an unknown counter',
    { ...whole, rules: [{ ...rule, conditions: [{ counted: 'other', atLeast: '1' }] }] },
    'a condition counts',
  ],
  ['signing up without a time', { ...whole, entry: 'sign_up' }, 'signUp'],
  [
    'an end before its beginning',
    { ...whole, startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' },
    'endsAt must come',
  ],
  [
    'a period’s end without a period',
    { ...whole, rules: [{ ...counting, trigger: { on: 'span_end' } }] },
    'span_end needs',
  ],
  [
    'a negative amount',
    { ...whole, rules: [{ ...rule, reward: { kind: 'cash', size: { fixed: '-1' } } }] },
    'must be above zero',
  ],
  [
    'a range upside down',
    { ...whole, rules: [{ ...rule, reward: { kind: 'cash', size: { random: { from: '9', to: '1', step: '1' } } } }] },
    'from must not',
  ],
];

test.each(wrong)('%s is named', (_what, given, told) => {
  expect(() => readDefinition(given)).toThrow(told);
});
