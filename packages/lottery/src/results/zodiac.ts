/** The animals in their order, starting with the rat. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

export type Animal = (typeof animals)[number];

/** The first day of each lunar year. A day before it belongs to the year before. */
export const lunarYears: readonly { year: number; begins: string }[] = [
  { year: 2020, begins: '2020-01-25' },
  { year: 2021, begins: '2021-02-12' },
  { year: 2022, begins: '2022-02-01' },
  { year: 2023, begins: '2023-01-22' },
  { year: 2024, begins: '2024-02-10' },
  { year: 2025, begins: '2025-01-29' },
  { year: 2026, begins: '2026-02-17' },
  { year: 2027, begins: '2027-02-06' },
  { year: 2028, begins: '2028-01-26' },
  { year: 2029, begins: '2029-02-13' },
  { year: 2030, begins: '2030-02-03' },
  { year: 2031, begins: '2031-01-23' },
  { year: 2032, begins: '2032-02-11' },
  { year: 2033, begins: '2033-01-31' },
  { year: 2034, begins: '2034-02-19' },
  { year: 2035, begins: '2035-02-08' },
  { year: 2036, begins: '2036-01-28' },
  { year: 2037, begins: '2037-02-15' },
  { year: 2038, begins: '2038-02-04' },
  { year: 2039, begins: '2039-01-24' },
  { year: 2040, begins: '2040-02-12' },
];

/** The lunar year of a day, written `2026-02-17`; null outside the table. */
export function lunarYearOf(day: string): number | null {
  const found = lunarYears.findLast(({ begins }) => begins <= day);
  if (!found) return null;
  // The table does not know the end of its last year; it applies until the end of its calendar year.
  return found === lunarYears.at(-1) && day > `${found.year}-12-31` ? null : found.year;
}

export function animalOfYear(lunarYear: number): Animal {
  return animals[(((lunarYear - 2020) % 12) + 12) % 12]!;
}

/** The animal of a ball: 01 is the year's animal, 02 that of the year before, and so on. */
export function animalOfBall(ball: string, lunarYear: number): Animal {
  return animalOfYear(lunarYear - (Number(ball) - 1));
}

export const colours = ['red', 'blue', 'green'] as const;

export type Colour = (typeof colours)[number];

const coloured: Readonly<Record<Exclude<Colour, 'green'>, string>> = {
  red: '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46',
  blue: '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48',
};

export function colourOfBall(ball: string): Colour {
  if (coloured.red.includes(ball)) return 'red';
  return coloured.blue.includes(ball) ? 'blue' : 'green';
}
