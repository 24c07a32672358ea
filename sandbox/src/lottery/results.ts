import { createHash } from 'node:crypto';

export const sources = ['alpha', 'beta'] as const;
export type Source = (typeof sources)[number];

export const families = ['vn_north', 'vn_central', 'vn_south', 'thai', 'lao', 'hanoi'] as const;
export type Family = (typeof families)[number];

/**
 * When each family's results are published, in minutes of the day in its time zone (UTC+7); the second source is two minutes
 * later.
 */
const outAt: Readonly<Record<Family, number>> = {
  vn_north: 18 * 60 + 35,
  vn_central: 17 * 60 + 40,
  vn_south: 16 * 60 + 40,
  thai: 16 * 60,
  lao: 20 * 60 + 40,
  hanoi: 18 * 60 + 35,
};
/** Draws of a family at another time, by their station. */
const outAtOf: Readonly<Record<string, number>> = {
  lao_star: 15 * 60 + 55,
  lao_vip: 21 * 60 + 40,
  hanoi_special: 17 * 60 + 50,
  hanoi_evening: 20 * 60 + 20,
};
const SLOWER_MINUTES: Readonly<Record<Source, number>> = { alpha: 0, beta: 2 };

type Drawn = { family: Family; station: string; day: Temporal.PlainDate };

/** Whether a source has published the results of a day. */
export function isOut(source: Source, { family, station, day }: Drawn, now: Temporal.Instant): boolean {
  const minutes = (outAtOf[station] ?? outAt[family]) + SLOWER_MINUTES[source];
  const out = day.toZonedDateTime('+07:00').add({ minutes });
  return Temporal.Instant.compare(now, out.toInstant()) >= 0;
}

const north = {
  special: [1, 5],
  g1: [1, 5],
  g2: [2, 5],
  g3: [6, 5],
  g4: [4, 4],
  g5: [6, 4],
  g6: [3, 3],
  g7: [4, 2],
} as const;
const others = {
  special: [1, 6],
  g1: [1, 5],
  g2: [1, 5],
  g3: [2, 5],
  g4: [7, 5],
  g5: [1, 4],
  g6: [3, 4],
  g7: [1, 3],
  g8: [1, 2],
} as const;

/** The result of a station's draw on a day: always the same, and another with another `seed`. */
export function resultOf(family: Family, station: string, day: string, seed = ''): object {
  const next = numbersFrom(`${family}:${station}:${day}:${seed}`);
  switch (family) {
    case 'vn_north':
      return { family, numbers: prizes(north, next) };
    case 'vn_central':
    case 'vn_south':
      return { family, numbers: prizes(others, next) };
    case 'thai':
      return { family, top: next(6), front3: [next(3), next(3)], back3: [next(3), next(3)], bottom2: next(2) };
    case 'lao':
    case 'hanoi': {
      const top = next(family === 'lao' ? 6 : 5);
      return { family, top, front3: [top.slice(0, 3)], back3: [], bottom2: top.slice(0, 2) };
    }
  }
}

function prizes(shape: Readonly<Record<string, readonly [number, number]>>, next: (digits: number) => string): object {
  return Object.fromEntries(
    Object.entries(shape).map(([prize, [count, digits]]) => [prize, Array.from({ length: count }, () => next(digits))]),
  );
}

function numbersFrom(seed: string): (digits: number) => string {
  let asked = 0;
  return (digits) => {
    asked += 1;
    const hash = createHash('sha256').update(`${seed}:${asked}`).digest();
    return String(hash.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
  };
}
