import type { LotteryFamily } from '@champa/contract';
import { prizesOf, type VietnamFamily } from '@champa/lottery';

/** A part of a result as it is typed: so many numbers of so many digits, with spaces between them. */
export type ResultField = { name: string; count: number; digits: string };

const one = (name: string, digits: string): ResultField => ({ name, count: 1, digits });

/** What is typed for a result of a family; for a game of two stations both. */
export function resultFieldsOf(family: LotteryFamily, ofTwo: boolean): ResultField[] {
  switch (family) {
    case 'vn_north':
    case 'vn_central':
    case 'vn_south': {
      const first = prizeFields(family, '');
      return ofTwo ? [...first, ...prizeFields(family, 'second_')] : first;
    }
    case 'thai':
      return [one('top', '6'), many('front3', 2, '3'), many('back3', 2, '3'), one('bottom2', '2')];
    case 'lao':
    case 'hanoi':
      return [one('top', '5–6'), one('bottom2', '2')];
    case 'five_digits':
      return [one('digits', '5')];
    case 'three_digits':
      return [one('digits', '3')];
    case 'dragon_tiger':
      return [one('digits', '2')];
    case 'k3':
      return [many('dice', 3, '1')];
    case 'eleven_five':
      return [many('balls', 5, '2')];
    case 'pk10':
      return [many('balls', 10, '2')];
    case 'mark_six':
      return [many('balls', 6, '2'), one('special', '2'), one('lunarYear', '4')];
  }
}

function many(name: string, count: number, digits: string): ResultField {
  return { name, count, digits };
}

function prizeFields(family: VietnamFamily, prefix: string): ResultField[] {
  return prizesOf(family).map(({ prize, count, digits }) => many(`${prefix}${prize}`, count, String(digits)));
}

/** A result as the engine reads it. It judges what is in it; this only cuts what was typed. */
export function resultFrom(family: LotteryFamily, typed: Readonly<Record<string, string>>): Record<string, unknown> {
  const numbers = (name: string): string[] => (typed[name] ?? '').split(/[\s,;]+/).filter(Boolean);
  const text = (name: string): string => (typed[name] ?? '').trim();
  if (family.startsWith('vn_')) {
    const prizes = (prefix: string) =>
      Object.fromEntries(
        Object.keys(typed)
          .filter((name) => (prefix === '' ? !name.startsWith('second_') : name.startsWith(prefix)))
          .map((name) => [name.slice(prefix.length), numbers(name)]),
      );
    const second = prizes('second_');
    return { numbers: prizes(''), ...(Object.keys(second).length > 0 && { second }) };
  }
  switch (family) {
    case 'thai':
      return { top: text('top'), front3: numbers('front3'), back3: numbers('back3'), bottom2: text('bottom2') };
    case 'lao':
    case 'hanoi':
      return { top: text('top'), bottom2: text('bottom2') };
    case 'k3':
      return { dice: numbers('dice').map(Number) };
    case 'eleven_five':
    case 'pk10':
      return { balls: numbers('balls') };
    case 'mark_six':
      return { balls: numbers('balls'), special: text('special'), lunarYear: Number(text('lunarYear')) };
    default:
      return { digits: text('digits') };
  }
}
