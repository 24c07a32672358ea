import type { MissionsImportInput } from '../domain/mission-import.ts';

type NewMission = NonNullable<MissionsImportInput['missions']>[number];
type NewBoard = NonNullable<MissionsImportInput['boards']>[number];

const words = { lo: 'ພາລະກິດ', en: 'Mission', cn: '任务' };
let made = 0;

/** A mission of the test's own: a daily one of 100 kip of valid bets, worth 5 kip. */
export function missionWith(given: Partial<NewMission> = {}): NewMission {
  made += 1;
  return {
    code: `mission-${made}`,
    kind: 'daily',
    title: words,
    text: words,
    goal: { kind: 'valid_bet' },
    target: '100',
    reward: { kind: 'cash', amount: '5', currency: 'LAK', turnoverFactor: 1 },
    budget: 'missions',
    ...given,
  };
}

/**
 * A board of the test's own: each kip of valid bets of a day is a point; the first three places are worth 90, 60 and 30
 * kip.
 */
export function boardWith(given: Partial<NewBoard> = {}): NewBoard {
  made += 1;
  const prize = (place: number, amount: string) => ({
    from: place,
    to: place,
    reward: { kind: 'cash', amount, currency: 'LAK', turnoverFactor: 0 } as const,
  });
  return {
    code: `board-${made}`,
    period: 'daily',
    title: words,
    text: words,
    score: { kind: 'valid_bet' },
    unit: '1',
    prizes: [prize(1, '90'), prize(2, '60'), prize(3, '30')],
    budget: 'missions',
    settleMinutes: 30,
    ...given,
  };
}
