import type { InboxMessage } from '@champa/contract';
import { expect, test } from 'vitest';
import { groupLike } from './like-messages.ts';

const message = (id: string, kind: string, at: string, title = kind) => ({ id, kind, title, at }) as InboxMessage;
const dayOf = (at: string) => at.slice(0, 10);
const grouped = (list: InboxMessage[]) =>
  groupLike(list, dayOf).map(({ latest, earlier }) => [latest, ...earlier].map(({ id }) => id).join(' '));

test('neighbours of one kind and title on one day are one group, the latest first', () => {
  expect(
    grouped([
      message('6', 'envelope_given', '2026-11-25T12:00'),
      message('5', 'envelope_given', '2026-11-25T11:00'),
      message('4', 'envelope_given', '2026-11-24T23:00'),
      message('3', 'deposit_credited', '2026-11-24T22:00'),
      message('2', 'envelope_given', '2026-11-24T21:00'),
    ]),
  ).toEqual(['6 5', '4', '3', '2']);
});

test('messages of one kind with titles of their own stay apart', () => {
  expect(
    grouped([
      message('2', 'staff', '2026-11-25T12:00', 'About your deposit'),
      message('1', 'staff', '2026-11-25T11:00', 'Happy birthday'),
    ]),
  ).toEqual(['2', '1']);
});
