/** The names of the five positions, the highest first. */
export const positionNames = ['wan', 'qian', 'bai', 'shi', 'ge'] as const;

export function sumOf(digits: string): number {
  let sum = 0;
  for (const digit of digits) sum += digit.charCodeAt(0) - 48;
  return sum;
}

/** The highest digit less the lowest. */
export function spanOf(digits: string): number {
  const values = Array.from(digits, Number);
  return Math.max(...values) - Math.min(...values);
}

/** Three digits have exactly one of these patterns; digits are cyclic, so 890 and 901 are straights. */
export const patterns = ['leopard', 'straight', 'pair', 'half_straight', 'mixed'] as const;

export type Pattern = (typeof patterns)[number];

export function patternOf(digits: string): Pattern {
  const distinct = [...new Set(digits)];
  if (distinct.length === 1) return 'leopard';
  if (distinct.length === 2) return 'pair';
  const neighbours = distinct.filter((digit) => digits.includes(String((Number(digit) + 1) % 10))).length;
  if (neighbours === 2) return 'straight';
  return neighbours === 1 ? 'half_straight' : 'mixed';
}

/** Big or small, odd or even. */
export const sides = ['big', 'small', 'odd', 'even'] as const;

/** Whether a value has this side; big begins at `bigFrom`. */
export function isSide(side: string, value: number, bigFrom: number): boolean {
  if (side === 'big') return value >= bigFrom;
  if (side === 'small') return value < bigFrom;
  return side === 'odd' ? value % 2 === 1 : value % 2 === 0;
}

/** The winner of dragon and tiger: the higher digit. */
export function dragonTigerOf(dragon: number, tiger: number): 'dragon' | 'tiger' | 'tie' {
  if (dragon === tiger) return 'tie';
  return dragon > tiger ? 'dragon' : 'tiger';
}
