import type { Choice, FamilyId, VietnamResult } from '../index.ts';
import type { Times } from './oracle.ts';
import { add, combinations, permutations } from './oracle-tools.ts';

export function vietnamTimes(family: FamilyId, play: string, { rows }: Choice, result: VietnamResult): Times {
  const times: Times = {};
  const prizes = result.numbers as Record<string, readonly string[]>;
  const all = [...Object.values(prizes), ...Object.values((result.second ?? {}) as typeof prizes)].flat();
  const last = (size: number, numbers: readonly string[]) =>
    numbers.filter((number) => number.length >= size).map((number) => number.slice(number.length - size));
  const seen = new Set(last(2, all));
  const [name, option] = play.split('.') as [string, string | undefined];
  const size = Number(/\d+$/.exec(name)?.[0] ?? 2);

  if (name.startsWith('xien')) {
    add(times, 'win', combinations(rows, size).filter((line) => line.every((pair) => seen.has(pair))).length);
    return times;
  }
  if (name.startsWith('truot')) {
    add(times, 'win', combinations(rows, size).filter((line) => line.every((pair) => !seen.has(pair))).length);
    return times;
  }
  if (play.endsWith('pairs')) {
    add(times, 'win', combinations(rows, 2).filter((line) => line.every((pair) => seen.has(pair))).length);
    return times;
  }
  if (play.endsWith('chain')) {
    const came = rows[0]!.map((pair) => last(2, all).filter((ending) => ending === pair).length).filter((n) => n > 0);
    if (came.length >= 2) {
      add(times, 'round', came.length - 1);
      add(times, 'half', came.toSorted((a, b) => b - a)[0]! - 1);
    }
    return times;
  }
  const lines = option === 'orders' ? rows[0]!.flatMap(permutations) : rows[0]!;
  const targets = targetsOf(family === 'vn_north', name, option, prizes, last);
  for (const line of lines) add(times, 'win', targets.filter((target) => target === line).length);
  return times;
}

/** The values with which a line is compared, once for each time it may pay. */
function targetsOf(
  isNorth: boolean,
  name: string,
  option: string | undefined,
  prizes: Record<string, readonly string[]>,
  last: (size: number, numbers: readonly string[]) => string[],
): string[] {
  const special = prizes['special']![0]!;
  const two = (...numbers: string[]) => last(2, numbers);
  const low = isNorth ? prizes['g6']! : prizes['g7']!;
  switch (name) {
    case 'lo2':
    case 'lo3':
    case 'lo4':
      return last(Number(name[2]), Object.values(prizes).flat());
    case 'de':
      return two(special);
    case 'de_head':
      if (option === 'special') return [special.slice(0, 2)];
      return option === 'first' ? [prizes['g1']![0]!.slice(0, 2)] : [...(isNorth ? prizes['g7']! : prizes['g8']!)];
    case 'tens':
      return [special[special.length - 2]!];
    case 'units':
      return [special[special.length - 1]!];
    case 'cang3':
    case 'xiu_chu_tail':
      return last(3, [special]);
    case 'xiu_chu_head':
      return last(3, low);
    case 'xiu_chu':
      return last(3, [...low, special]);
    case 'nhat_to':
      return two(prizes['g1']![0]!);
    case 'bao7':
      return two(prizes['g8']![0]!, prizes['g7']![0]!, ...prizes['g6']!, prizes['g5']![0]!, special);
    default:
      return option === 'last'
        ? two(special, ...prizes['g7']!, ...prizes['g6']!)
        : two(special, prizes['g7']![0]!, prizes['g5']![0]!, prizes['g4']![0]!, prizes['g3']![0]!, ...prizes['g6']!);
  }
}
