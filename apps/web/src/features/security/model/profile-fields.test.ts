import type { RegisterField } from '@champa/contract';
import { profileFields } from '@champa/contract';
import { expect, test } from 'vitest';
import {
  changedValues,
  checkProfileField,
  personalFields,
  profileSections,
  type ProfileValues,
} from './profile-fields.ts';

const empty = Object.fromEntries(profileFields.map((name) => [name, ''])) as ProfileValues;
const rule = (name: string, enabled = true): RegisterField => ({
  name,
  enabled,
  required: false,
  acceptedPattern: '',
  patternId: name === 'birthday' ? 'dateYearFirst' : 'length',
  min: 1,
  max: 20,
});
const today = { year: 2026, month: 5, day: 1 };

test('each field is in its section, in the brand’s order; fields that the brand does not show are left out', () => {
  const fields = ['line', 'nickname', 'birthday', 'wechat', 'nothing'].map((name) => rule(name));
  const { about, personal, contacts } = profileSections({ fields: [...fields, rule('address', false)], values: empty });
  expect(about.map(({ name }) => name)).toEqual(['nickname']);
  expect(personal.map(({ name }) => name)).toEqual(['birthday']);
  expect(contacts.map(({ name }) => name)).toEqual(['line', 'wechat']);
});

test('the personal fields are those of the contract', async () => {
  expect(personalFields).toEqual((await import('@champa/contract')).personalFields);
});

test('only changed values are sent, trimmed', () => {
  const before = { ...empty, nickname: 'Noy', address: 'Luang Prabang' };
  const typed = { ...before, nickname: ' Noy ', address: '', line: ' noy ' };
  expect(changedValues(before, typed)).toEqual({ address: '', line: 'noy' });
});

test('a birthday must show the minimum age, and an empty one is valid', () => {
  const check = (birthday: string) => checkProfileField(rule('birthday'), { ...empty, birthday }, { age: 21, today });
  expect(check('2005-05-02')).toBe('age');
  expect(check('2005-05-01')).toBeNull();
  expect(check('2005-02-30')).toBe('pattern');
  expect(check('')).toBeNull();
});
