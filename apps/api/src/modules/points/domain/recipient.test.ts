import { expect, test } from 'vitest';
import { checkRecipient, plainRecipient } from './recipient.ts';

const parcel = {
  name: ' ສົມພອນ ແກ້ວມະນີ ',
  phone: '+856 20 5555 0100',
  address: 'Ban Phonsinouan, Sisattanak, Vientiane',
  account: 'x',
};
const nothing = { name: '', phone: '', address: '', account: '' };

test('only the fields the goods need are stored', () => {
  expect(plainRecipient('parcel', parcel)).toEqual({ ...parcel, name: 'ສົມພອນ ແກ້ວມະນີ', account: '' });
  expect(plainRecipient('account', { ...nothing, account: ' 02055550100 ', name: 'Keo' })).toEqual({
    ...nothing,
    account: '02055550100',
    name: 'Keo',
  });
  expect(plainRecipient('cash', parcel)).toBeNull();
});

test.each([
  ['a parcel', 'parcel', parcel, {}],
  ['a parcel without an address', 'parcel', null, { name: 'required', phone: 'required', address: 'required' }],
  ['a short address', 'parcel', { ...parcel, address: 'Paris' }, { address: 'length' }],
  ['a phone of letters', 'parcel', { ...parcel, phone: 'call me' }, { phone: 'pattern' }],
  ['a name of signs', 'parcel', { ...parcel, name: '<b>Keo</b>' }, { name: 'pattern' }],
  ['an account', 'account', { ...nothing, account: 'keo@example.la', name: 'Keo' }, {}],
  ['an account without a name', 'account', { ...nothing, account: '02055550100' }, { name: 'required' }],
  ['an account with a tag', 'account', { ...nothing, account: '<script>', name: 'Keo' }, { account: 'pattern' }],
  ['cash', 'cash', null, {}],
] as const)('%s', (_what, kind, given, failures) => {
  expect(checkRecipient(kind, plainRecipient(kind, given))).toEqual(failures);
});
