import type { RegisterField } from '@champa/contract';
import { expect, test } from 'vitest';
import { nameOf, suggestUsername } from './newcomer.ts';

const person = {
  issuer: 'https://id.example',
  subject: '1',
  email: 'Noy.Vongsa@example.com',
  name: 'Noy Vongsa',
  nickname: '',
};
const rule: RegisterField = {
  name: 'username',
  enabled: true,
  required: true,
  acceptedPattern: 'letterFirst',
  patternId: 'letterFirst',
  min: 4,
  max: 8,
};

test('the name elsewhere is suggested as far as the rule lets it stand', () => {
  expect(suggestUsername({ ...person, nickname: 'Naga-77' }, rule)).toBe('naga77');
  expect(suggestUsername(person, rule)).toBe('noyvongs');
  expect(suggestUsername({ ...person, nickname: '7', email: '' }, rule)).toBe('noyvongs');
});

test('where nothing fits, nothing is suggested', () => {
  expect(suggestUsername({ ...person, email: '', name: 'ນ້ອຍ' }, rule)).toBe('');
  expect(suggestUsername(person, undefined)).toBe('');
});

test('an address is shown partly hidden, else the name', () => {
  expect(nameOf(person)).toBe('N***@example.com');
  expect(nameOf({ ...person, email: '' })).toBe('Noy Vongsa');
});
