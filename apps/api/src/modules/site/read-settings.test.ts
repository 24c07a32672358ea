import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { versionOf } from '../../platform/stored.ts';
import { type Definition, definitions } from './definitions.ts';
import { readSetting, readSettings, settingKeys } from './read-settings.ts';
import { defaultSettings, type SettingKey, type Settings } from './domain/settings.ts';

const stored = (value: unknown, version = 1) => ({ value, version });

function read(rows: Partial<Record<SettingKey, unknown>>) {
  return readSettings(Object.fromEntries(Object.entries(rows).map(([key, value]) => [key, stored(value)])));
}

test('every default fits its own schema', () => {
  const rows = Object.fromEntries(
    settingKeys.map((key) => [key, stored(defaultSettings[key], versionOf(definitions[key]))]),
  );
  expect(readSettings(rows)).toEqual({ settings: defaultSettings, unreadable: [] });
});

test('a row under an unknown name is ignored', () => {
  expect(readSettings({ snowfall: stored('heavy') })).toEqual({ settings: defaultSettings, unreadable: [] });
});

describe('an unreadable setting closes what it decides about, and is reported', () => {
  const { withdrawals, registration, points } = defaultSettings;

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

  test.each<[SettingKey, (settings: Settings) => unknown, unknown]>([
    ['points', (all) => [all.points.isOffered, all.points.convert.isOffered], [false, false]],
    ['rebate', (all) => all.whitelabel.MANPLAYREB3, false],
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
    expect(settings.whitelabel).toEqual({ ...defaultSettings.whitelabel, VIP: true });
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
  const { withdrawals } = defaultSettings;
  const reasons = z.object({ points: z.object({ vpn: z.int(), first_withdrawal: z.int() }) });
  const ofOldRow = stored({ points: { first_withdrawal: 10 } });
  const withReason: Definition<unknown> = { schema: reasons, upgrades: [], closed: (all) => all };

  test('with a risk reason that old rows lack, without an upgrade: cannot be read', () => {
    expect(readSetting(withReason, ofOldRow)).toEqual({ why: expect.stringContaining('points.vpn') as string });
  });

  test('with an upgrade: every old row is read, and a current row stays unchanged', () => {
    type Old = { points: Record<string, number> };
    const upgrades = [({ points }: Old) => ({ points: { ...points, vpn: 20 } })];
    const grown: Definition<unknown> = { ...withReason, upgrades };
    expect(readSetting(grown, ofOldRow)).toEqual({ value: { points: { first_withdrawal: 10, vpn: 20 } } });
    const today = { points: { first_withdrawal: 10, vpn: 0 } };
    expect(readSetting(grown, stored(today, versionOf(grown)))).toEqual({ value: today });
  });

  test('with a field that older withdrawal settings lack: withdrawals wait for staff until there is an upgrade', () => {
    const { openAtOnce: _, ...before } = withdrawals;
    const { settings, unreadable } = read({ withdrawals: { ...before, payoutProvider: 'sandpay' } });
    expect(settings.withdrawals.payoutProvider).toBe(null);
    expect(unreadable).toEqual([{ key: 'withdrawals', why: expect.stringContaining('openAtOnce') as string }]);
  });

  test('with a field that older registration settings lack: registration is closed until there is an upgrade', () => {
    const { refuseCommonPasswords: _, ...before } = defaultSettings.registration;
    expect(read({ registration: before }).settings.whitelabel.USERNAMEREG3).toBe(false);
  });

  test('stored by a later program: is unreadable, rather than misread', () => {
    expect(readSetting(definitions.points, stored(defaultSettings.points, 2))).toEqual({
      why: 'it is of version 2; this program knows 1',
    });
  });

  test('a failing upgrade is reported with its reason', () => {
    const broken: Definition<unknown> = {
      ...withReason,
      upgrades: [
        () => {
          throw new Error('no unit');
        },
      ],
    };
    expect(readSetting(broken, ofOldRow)).toEqual({ why: expect.stringContaining('no unit') as string });
  });
});
