import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { versionOf } from '../../platform/stored.ts';
import { closing, defineList, defineNames, defineSetting, type Setting } from './define-setting.ts';
import { readSetting, readSettings } from './read-settings.ts';

type Grown = Pick<Setting<unknown>, 'schema' | 'upgrades'>;

const stored = (value: unknown, version = 1) => ({ value, version });

const payouts = defineSetting<{ most: number; byRule: boolean }>({
  key: 'payouts',
  group: 'operation',
  schema: z.object({ most: z.int(), byRule: z.boolean() }),
  default: { most: 5, byRule: true },
  closed: (initial) => ({ ...initial, byRule: false }),
});
const stakes = defineSetting<number>({
  key: 'stakes',
  group: 'operation',
  schema: z.int(),
  default: 100,
  closed: (initial) => initial,
  closes: [closing(payouts, (value) => ({ ...value, byRule: false }))],
});
const links = defineList({
  key: 'links',
  group: 'operation',
  item: z.string().check(z.startsWith('https:')),
  default: ['https://home'],
});
const flags = defineNames<Record<string, boolean>>({
  key: 'flags',
  group: 'operation',
  name: z.string(),
  value: z.boolean(),
  default: { VIP: false, REBATE: false },
});
const declared = [payouts, stakes, links, flags];

function read(rows: Record<string, unknown>) {
  const all = Object.fromEntries(Object.entries(rows).map(([key, value]) => [key, stored(value)]));
  const { values, unreadable } = readSettings(declared, all);
  return {
    values: Object.fromEntries(values),
    unreadable: unreadable.map(({ key, why }) => `${key}: ${why}`),
  };
}

const defaults = {
  payouts: payouts.default,
  stakes: 100,
  links: ['https://home'],
  flags: flags.default,
};

test('a setting that is not stored has its default; a row of an undeclared key is ignored', () => {
  expect(read({ snowfall: 'heavy' })).toEqual({
    values: defaults,
    unreadable: [],
  });
});

test('a setting that cannot be read is its default, closed', () => {
  const { values, unreadable } = read({
    payouts: { most: 'many', byRule: true },
  });
  expect(values['payouts']).toEqual({ most: 5, byRule: false });
  expect(unreadable).toEqual([expect.stringMatching(/^payouts: most: /)]);
});

test('a setting that cannot be read closes another, which keeps its own value otherwise', () => {
  const { values } = read({
    stakes: 'all',
    payouts: { most: 9, byRule: true },
  });
  expect(values).toMatchObject({
    stakes: 100,
    payouts: { most: 9, byRule: false },
  });
});

test('of a list and of names with values, what can be read stays', () => {
  const { values, unreadable } = read({
    links: ['https://a', 'javascript:0'],
    flags: { VIP: true, REBATE: 'yes' },
  });
  expect(values).toMatchObject({
    links: ['https://a'],
    flags: { VIP: true, REBATE: false },
  });
  expect(unreadable).toEqual(['links: left out: entry 2', 'flags: left out: REBATE']);
});

describe('a schema that has grown since a value was stored', () => {
  const reasons = z.object({
    points: z.object({ vpn: z.int(), first_withdrawal: z.int() }),
  });
  const ofOldRow = stored({ points: { first_withdrawal: 10 } });
  const withReason: Grown = { schema: reasons, upgrades: [] };

  test('with a reason that old rows lack, without an upgrade: cannot be read', () => {
    expect(readSetting(withReason, ofOldRow)).toEqual({
      why: expect.stringContaining('points.vpn') as string,
    });
  });

  test('with an upgrade: every old row is read, and today’s row is left as it is', () => {
    type Old = { points: Record<string, number> };
    const upgrades = [({ points }: Old) => ({ points: { ...points, vpn: 20 } })];
    const grown: Grown = { ...withReason, upgrades };
    expect(readSetting(grown, ofOldRow)).toEqual({
      value: { points: { first_withdrawal: 10, vpn: 20 } },
    });
    const today = { points: { first_withdrawal: 10, vpn: 0 } };
    expect(readSetting(grown, stored(today, versionOf(grown)))).toEqual({
      value: today,
    });
  });

  test('stored by a later program: cannot be read, rather than misread', () => {
    expect(readSetting(withReason, stored({}, 2))).toEqual({
      why: 'it is of version 2; this program knows 1',
    });
  });

  test('an upgrade that breaks is told with its reason', () => {
    const broken: Grown = {
      ...withReason,
      upgrades: [
        () => {
          throw new Error('no unit');
        },
      ],
    };
    expect(readSetting(broken, ofOldRow)).toEqual({
      why: expect.stringContaining('no unit') as string,
    });
  });
});
