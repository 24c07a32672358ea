import { expect, test } from 'vitest';
import { readDecimal, trimmed, writeDecimal } from './decimals.ts';
import { draftFor, emptyRow, readDraft } from './offer-form.ts';

const draft = draftFor('dividend', undefined, 'en-US');
const row = { ...emptyRow(0), share: '12.5' };

test('decimals are parsed as they are typed, and written without trailing zeros', () => {
  expect(readDecimal('1,000.125', 'en-US')).toBe('1000.125');
  expect(readDecimal('0,125', 'de-DE')).toBe('0.125');
  expect([readDecimal('-1', 'en-US'), readDecimal('1.123456', 'en-US'), readDecimal('x', 'en-US')]).toEqual([
    null,
    null,
    null,
  ]);
  expect([trimmed('0.50000'), trimmed('3'), trimmed('100')]).toEqual(['0.5', '3', '100']);
  expect(writeDecimal('1000.50', 'en-US')).toBe('1000.5');
});

test('a draft starts with the period and way of payment of the agent’s own contract, else with the longest period', () => {
  expect(draft).toMatchObject({ period: 'monthly', pay: 'rate', carriesDeficit: true });
  const terms = { pay: 'unit', unit: '1000', carriesDeficit: false, feePercent: '2.50', tiers: [] } as const;
  expect(draftFor('dividend', { period: 'weekly', terms: { ...terms, tiers: [] } }, 'en-US')).toMatchObject({
    period: 'weekly',
    pay: 'unit',
    unit: '1000',
    carriesDeficit: false,
    feePercent: '2.5',
  });
});

test('empty thresholds are no conditions; a share is required and positive', () => {
  expect(readDraft({ ...draft, rows: [row] }, 'en-US')).toEqual({
    terms: {
      pay: 'rate',
      unit: '0',
      carriesDeficit: true,
      feePercent: '0',
      tiers: [{ activeMembers: 0, validBet: '0', profit: '0', share: '12.50' }],
    },
  });
  const faultsOf = (change: object) => {
    const read = readDraft({ ...draft, rows: [{ ...row, ...change }] }, 'en-US');
    return 'faults' in read ? read.faults.rows.get(0) : undefined;
  };
  expect(faultsOf({ share: '' })).toEqual({ share: 'field.required' });
  expect(faultsOf({ share: '0.00' })).toEqual({ share: 'contract_share_wrong' });
  expect(faultsOf({ activeMembers: '1.5', validBet: 'x' })).toEqual({
    activeMembers: 'contract_number_wrong',
    validBet: 'contract_number_wrong',
  });
});

test('an amount for each unit needs the unit; salaries have neither fees nor deficits', () => {
  expect(readDraft({ ...draft, pay: 'unit', rows: [row] }, 'en-US')).toMatchObject({
    faults: { unit: 'field.required' },
  });
  const salary = { ...draftFor('realtime', undefined, 'en-US'), carriesDeficit: true, feePercent: '3', rows: [row] };
  expect(readDraft(salary, 'en-US')).toMatchObject({ terms: { carriesDeficit: false, feePercent: '0' } });
});
