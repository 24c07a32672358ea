import type { FamilyId } from '../results/result.ts';

/**
 * When a game draws, in its own time zone and local time. `locks`: seconds before the draw at which betting closes; `expected`:
 * seconds after it at which the sources should have the result.
 */
export type Schedule = { family: FamilyId; zone: string; locks: number; expected: number } & (
  | { kind: 'weekly'; days: readonly number[]; at: string }
  | { kind: 'monthly'; days: readonly number[]; at: string }
  | { kind: 'cadence'; minutes: number; opens: string; closes: string }
);

/** External draws. Days without a draw (Tết), and moved draws, are passed separately. */
export const outsideSchedules = {
  vn_north: weekly('vn_north', 'Asia/Ho_Chi_Minh', '18:15', { locks: 300, expected: 1200 }),
  vn_central: weekly('vn_central', 'Asia/Ho_Chi_Minh', '17:15', { locks: 300, expected: 1500 }),
  vn_south: weekly('vn_south', 'Asia/Ho_Chi_Minh', '16:15', { locks: 300, expected: 1500 }),
  thai: {
    kind: 'monthly',
    family: 'thai',
    zone: 'Asia/Bangkok',
    days: [1, 16],
    at: '15:00',
    locks: 1200,
    expected: 4500,
  },
  lao: weekly('lao', 'Asia/Vientiane', '20:30', { locks: 600, expected: 900 }, [1, 3, 5]),
  lao_star: weekly('lao', 'Asia/Vientiane', '15:45', { locks: 600, expected: 900 }),
  lao_vip: weekly('lao', 'Asia/Vientiane', '21:30', { locks: 600, expected: 900 }),
  hanoi_special: weekly('hanoi', 'Asia/Ho_Chi_Minh', '17:30', { locks: 300, expected: 1200 }),
  hanoi: weekly('hanoi', 'Asia/Ho_Chi_Minh', '18:15', { locks: 300, expected: 1200 }),
  hanoi_evening: weekly('hanoi', 'Asia/Ho_Chi_Minh', '20:00', { locks: 300, expected: 1200 }),
} as const satisfies Record<string, Schedule>;

/** The quick games of the house: minutes between draws, round the clock in the brand's time zone. */
export const houseMinutes = [1, 3, 5] as const;

export function houseSchedule(family: FamilyId, minutes: (typeof houseMinutes)[number], zone: string): Schedule {
  return { kind: 'cadence', family, zone, minutes, opens: '00:00', closes: '24:00', locks: 5, expected: 0 };
}

function weekly(
  family: FamilyId,
  zone: string,
  at: string,
  waits: { locks: number; expected: number },
  days: readonly number[] = [1, 2, 3, 4, 5, 6, 7],
) {
  return { kind: 'weekly', family, zone, days, at, ...waits } as const;
}
