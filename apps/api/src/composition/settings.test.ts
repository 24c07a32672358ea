import { describe, expect, test } from 'vitest';
import { versionOf } from '../platform/stored.ts';
import { readSettings } from '../modules/settings/read-settings.ts';
import type { Setting } from '../modules/settings/index.ts';
import { type AllSettings, allSettings } from './settings.ts';

type Key = keyof AllSettings;

const declared: readonly Setting<unknown>[] = Object.values(allSettings);
const defaults = Object.fromEntries(declared.map((setting) => [setting.key, setting.default])) as AllSettings;
const stored = (value: unknown, version = 1) => ({ value, version });

function read(rows: Partial<Record<Key, unknown>>) {
  const all = Object.fromEntries(Object.entries(rows).map(([key, value]) => [key, stored(value)]));
  const { values, unreadable } = readSettings(declared, all);
  return { settings: Object.fromEntries(values) as AllSettings, unreadable };
}

test.each(Object.entries(allSettings))('%s is declared under its own key', (name, { key }) => {
  expect(key).toBe(name);
});

test('every default is what its own schema asks', () => {
  const rows = Object.fromEntries(declared.map((each) => [each.key, stored(each.default, versionOf(each))]));
  const { values, unreadable } = readSettings(declared, rows);
  expect(Object.fromEntries(values)).toEqual(defaults);
  expect(unreadable).toEqual([]);
});

test('what none has set has its default', () => {
  expect(read({}).settings).toEqual(defaults);
});

describe('what cannot be read closes what it decides about, and is told', () => {
  const { withdrawals, registration, points } = defaults;

  test('withdrawals wait for staff, whatever was approved by rule', () => {
    const { settings, unreadable } = read({
      withdrawals: {
        ...withdrawals,
        min: 'a little',
        payoutProvider: 'sandpay',
        automatic: { below: '9', maxScore: 9 },
      },
    });
    expect(settings.withdrawals).toEqual({
      ...withdrawals,
      automatic: { below: '0', maxScore: 0 },
      payoutProvider: null,
    });
    expect(unreadable).toEqual([{ key: 'withdrawals', why: expect.stringMatching(/^min: /) as string }]);
  });

  test('withdrawals wait for staff, too, while the wagering requirement is unknown', () => {
    const settled = { ...withdrawals, payoutProvider: 'sandpay' };
    const { settings } = read({ withdrawals: settled, turnover: { factorPercent: 'twice' } });
    expect(settings.withdrawals).toMatchObject({ payoutProvider: null, automatic: { below: '0' } });
  });

  test('registration is closed', () => {
    const { settings, unreadable } = read({
      registration: { ...registration, fields: 'all' },
      whitelabel: { ONECLICKREG: true, MOBILENUMREG3: true },
    });
    expect(settings.whitelabel).toMatchObject({ USERNAMEREG3: false, MOBILENUMREG3: false, ONECLICKREG: false });
    expect(unreadable.map(({ key }) => key)).toEqual(['registration']);
  });

  test.each(['brand', 'region', 'maintenance'] as const)('the site shows maintenance while %s is unknown', (key) => {
    expect(read({ [key]: 'sometimes' }).settings.maintenance.on).toBe(true);
  });

  test.each<[Key, (settings: AllSettings) => unknown, unknown]>([
    ['points', (all) => [all.points.isOffered, all.points.convert.isOffered], [false, false]],
    ['approvals', (all) => all.approvals.wanted.map(({ above }) => above), Array.from({ length: 11 }, () => undefined)],
    ['rebate', (all) => all.whitelabel.MANPLAYREB3, false],
    ['signIn', (all) => [all.signIn.check, all.signIn.extraVerification], ['slider', true]],
    ['session', (all) => all.session.single, true],
    ['freePlay', (all) => all.whitelabel['FREEPLAY'], false],
    ['promotions', (all) => all.promotions.excludeLinked, ['device', 'account', 'ip', 'referral']],
    ['transfers', (all) => all.transfers.memberDay, '0'],
    ['payees', (all) => all.payees.most, { BANK: 0, E_WALLET: 0, CRYPTO: 0 }],
    ['registerCentre', (all) => all.registerCentre.mostLinks, 0],
    ['phoneProvider', (all) => all.phoneProvider, null],
  ])('%s', (key, closed, value) => {
    const { settings, unreadable } = read({ whitelabel: { MANPLAYREB3: true }, [key]: { some: 'thing' } });
    expect(closed(settings)).toEqual(value);
    expect(unreadable).toHaveLength(1);
  });

  test('of a list and of names with values, the readable parts stay', () => {
    const { settings, unreadable } = read({
      customerService: [
        { csType: 'LINE', title: '', path: 'line:champa' },
        { csType: 'X', title: '', path: 'javascript:0' },
      ],
      whitelabel: { VIP: true, FREEPLAY: 'yes' },
    });
    expect(settings.customerService).toEqual([{ csType: 'LINE', title: '', path: 'line:champa' }]);
    expect(settings.whitelabel).toEqual({ ...defaults.whitelabel, VIP: true });
    expect(unreadable).toEqual([
      { key: 'whitelabel', why: 'left out: FREEPLAY' },
      { key: 'customerService', why: 'left out: entry 2' },
    ]);
  });

  test('a points rule of another currency is not applied to the brand’s', () => {
    expect(read({ points: { ...points, deposit: { per: 10000, points: 5 } } }).unreadable).toHaveLength(1);
  });
});

describe('a schema that has grown since a value was stored', () => {
  test('with a field that withdrawals of before lack: they wait for staff until there is an upgrade', () => {
    const { openAtOnce: _, ...before } = defaults.withdrawals;
    const { settings, unreadable } = read({ withdrawals: { ...before, payoutProvider: 'sandpay' } });
    expect(settings.withdrawals.payoutProvider).toBe(null);
    expect(unreadable).toEqual([{ key: 'withdrawals', why: expect.stringContaining('openAtOnce') as string }]);
  });

  test('with a field that registrations of before lack: nobody registers until there is an upgrade', () => {
    const { refuseCommonPasswords: _, ...before } = defaults.registration;
    expect(read({ registration: before }).settings.whitelabel.USERNAMEREG3).toBe(false);
  });
});
