import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankOf, fromForm, inputOf, kindOf, leavesOf, type Shape, toForm } from './shape.ts';

const texts: Shape = {
  type: 'object',
  propertyNames: { type: 'string', enum: ['lo', 'en', 'cn'] },
  additionalProperties: { type: 'string' },
};
const rule: Shape = {
  type: 'object',
  properties: { per: { type: 'string' }, points: { type: 'integer', minimum: 1 } },
  required: ['per', 'points'],
};
const everything: Shape = {
  type: 'object',
  properties: {
    on: { type: 'boolean' },
    message: { type: 'string' },
    endTime: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    header: { type: ['string', 'null'] },
    mode: { type: 'string', enum: ['off', 'block'] },
    countries: { type: 'array', items: { type: 'string' } },
    networks: { type: 'array', items: { type: 'string', enum: ['BTC', 'LTC'] } },
    tokens: { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'string' } },
    flags: { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'boolean' } },
    title: texts,
    chats: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, title: texts }, required: ['id', 'title'] },
    },
    turnover: { type: 'object', propertyNames: { type: 'string', enum: ['RNG', 'LIVE'] }, additionalProperties: rule },
    deposit: { anyOf: [rule, { type: 'null' }] },
    most: { type: 'integer', minimum: 0, maximum: 9 },
  },
  required: [
    'on',
    'message',
    'endTime',
    'header',
    'mode',
    'countries',
    'networks',
    'tokens',
    'flags',
    'title',
    'chats',
    'turnover',
    'deposit',
    'most',
  ],
};

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const said = fc.dictionary(fc.constantFrom('lo', 'en', 'cn'), word);
const rules = fc.record({ per: word, points: fc.integer({ min: 1, max: 9 }) });
const values = fc.record({
  on: fc.boolean(),
  message: fc.oneof(word, fc.constant('')),
  endTime: fc.option(fc.constant('2026-12-01T00:00:00.000Z')),
  header: fc.option(word),
  mode: fc.constantFrom('off', 'block'),
  countries: fc.array(word),
  networks: fc.subarray(['BTC', 'LTC']),
  tokens: fc.dictionary(word, word),
  flags: fc.dictionary(word, fc.boolean()),
  title: said,
  chats: fc.array(fc.record({ id: word, title: said })),
  turnover: fc.dictionary(fc.constantFrom('RNG', 'LIVE'), rules),
  deposit: fc.option(rules),
  most: fc.integer({ min: 0, max: 9 }),
});

test('what nobody typed over is sent as it was', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(fromForm(everything, toForm(everything, value))).toEqual({ ...value });
    }),
  );
});

test('what was emptied is left out, or null where there must be something', () => {
  const typed = { title: { lo: '', en: 'News' }, endTime: '', header: '', countries: ' LA \n\nTH\n', most: null };
  expect(fromForm(everything, typed)).toMatchObject({
    title: { en: 'News' },
    endTime: null,
    header: null,
    countries: ['LA', 'TH'],
    most: null,
  });
  const optional: Shape = { type: 'object', properties: { shownFrom: { type: 'string', format: 'date-time' } } };
  expect(fromForm(optional, { shownFrom: '' })).toEqual({});
});

test('a fault is shown beside the input that it is about', () => {
  const input = (path: string) => inputOf(everything, path.split('.')).join('.');
  expect(['chats.1.title.lo', 'countries.3', 'tokens.gold', 'deposit.per', 'turnover.RNG.points'].map(input)).toEqual([
    'chats.1.title.lo',
    'countries',
    'tokens',
    'deposit.per',
    'turnover.RNG.points',
  ]);
});

test('a thing that may be missing is switched on and off as a whole', () => {
  expect(kindOf({ anyOf: [rule, { type: 'null' }] })).toEqual({ is: 'optional', whole: rule });
  expect(kindOf({ anyOf: [{ type: 'string', const: 'all' }, { type: 'string' }] })).toEqual({ is: 'text' });
});

test('every single value of a thing has its path', () => {
  expect(leavesOf({ fee: { flat: '1' }, presets: ['1', '2'], provider: null })).toEqual([
    ['fee.flat', '1'],
    ['presets', '1, 2'],
    ['provider', ''],
  ]);
});

const amount: Shape = { type: 'string' };
const fixed: Shape = { type: 'object', properties: { fixed: amount }, required: ['fixed'] };
const percent: Shape = { type: 'object', properties: { percent: amount, max: amount }, required: ['percent'] };
const size: Shape = {
  anyOf: [
    { anyOf: [fixed, percent] },
    {
      type: 'object',
      properties: { by: { type: 'string', enum: ['level'] }, ladder: { type: 'array', items: percent } },
      required: ['by', 'ladder'],
    },
  ],
};
const reward: Shape = {
  oneOf: [
    { type: 'object', properties: { kind: { type: 'string', const: 'cash' }, size }, required: ['kind', 'size'] },
    {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['points', 'tickets'] }, number: { type: 'integer' } },
      required: ['kind', 'number'],
    },
  ],
};
const plan: Shape = {
  type: 'object',
  properties: {
    reward,
    invited: { type: 'boolean' },
    levels: { type: 'object', properties: { from: { type: 'integer' } }, required: ['from'] },
    days: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 7 } },
    entry: { type: 'string', enum: ['open', 'join'], default: 'open' },
  },
  required: ['reward'],
};

test.each([
  { reward: { kind: 'cash', size: { fixed: '5' } }, entry: 'open' },
  { reward: { kind: 'cash', size: { percent: '10', max: '500' } }, invited: false, entry: 'join' },
  { reward: { kind: 'cash', size: { by: 'level', ladder: [{ percent: '1' }] } }, days: [1, 7], entry: 'open' },
  { reward: { kind: 'tickets', number: 3 }, levels: { from: 2 }, entry: 'open' },
])('one of several forms, and what was left open, are sent as they were: %j', (value) => {
  expect(fromForm(plan, toForm(plan, value))).toEqual(value);
});

test('what a form of a union lacks is shown beside the choice, what is wrong with it beside its input', () => {
  const input = (path: string) => inputOf(plan, path.split('.')).join('.');
  expect(['reward', 'reward.size', 'reward.size.percent', 'reward.number', 'levels.from'].map(input)).toEqual([
    'reward.kind',
    'reward.size.variant_',
    'reward.size.percent',
    'reward.number',
    'levels.from',
  ]);
});

test('a part of several forms that is switched on is there before its form is chosen', () => {
  expect(blankOf(reward)).toEqual({});
  expect(fromForm(plan, { reward: blankOf(reward) })).toMatchObject({ reward: null });
});
