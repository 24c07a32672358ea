import type { PlayLimits } from '@champa/contract';
import { expect, test } from 'vitest';
import { readAcknowledged } from './acknowledged.ts';
import { checkDue, clockLead, sessionEnd } from './check-times.ts';

const OPENED = '2026-07-15T05:00:00Z';
const at = (minutes: number) => Date.parse(OPENED) + minutes * 60_000;

test('a check is due an interval after the session began, then an interval after each answer', () => {
  expect(checkDue(OPENED, 0, 30)).toBe(at(30));
  expect(checkDue(OPENED, at(47), 30)).toBe(at(77));
});

test('an answer given in an earlier session does not count', () => {
  expect(checkDue(OPENED, at(-5), 30)).toBe(at(30));
});

test('a shorter interval applies at once', () => {
  expect(checkDue(OPENED, 0, 10)).toBeLessThan(at(25));
});

test('times follow the server’s clock even if the device’s clock is wrong', () => {
  const play = {
    openedAt: OPENED,
    elapsedSeconds: 600,
    stake: '0',
    openStake: '0',
    win: '0',
    net: '0',
    currency: 'LAK',
  };
  const hourBehind = at(10) - 3_600_000;
  expect(clockLead(play, hourBehind)).toBe(3_600_000);
});

test('a session ends only by its own limit', () => {
  const limits = (session: PlayLimits['session']) => ({ session }) as PlayLimits;
  const none = { operatorMinutes: null, inForce: null, pendingAt: null, pendingMinutes: null };
  expect(sessionEnd(limits(null))).toBeNull();
  expect(sessionEnd(limits({ minutes: null, endsAt: null, ...none }))).toBeNull();
  expect(sessionEnd(limits({ minutes: 30, endsAt: '2026-07-15T05:30:00Z', ...none }))).toBe(at(30));
});

test('another member’s answer and an invalid value do not count', () => {
  expect(readAcknowledged('100001 1752555600000', '100001')).toBe(1752555600000);
  for (const kept of [null, '', '100002 1752555600000', '100001', '100001 soon', '100001 -5']) {
    expect(readAcknowledged(kept, '100001')).toBe(0);
  }
});
