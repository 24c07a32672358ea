import type { Result, VietnamNumbers } from './result.ts';

/** A result as people of every language compare it: a line for each prize, or its numbers in their order. */
export function linesOfResult(result: Result): string[] {
  if ('numbers' in result) return [...linesOfPrizes(result.numbers), ...linesOfPrizes(result.second ?? {})];
  if ('top' in result) {
    const { top, front3, back3, bottom2 } = result;
    return [top, ...front3.map((number) => `${number}···`), ...back3.map((number) => `···${number}`), `··${bottom2}`];
  }
  if ('dice' in result) return [result.dice.join(' ')];
  if ('digits' in result) return [result.digits];
  return ['special' in result ? `${result.balls.join(' ')} + ${result.special}` : result.balls.join(' ')];
}

function linesOfPrizes(numbers: VietnamNumbers): string[] {
  return Object.entries(numbers).map(
    ([prize, drawn]) => `${prize === 'special' ? 'ĐB' : prize.toUpperCase()} ${drawn.join(' ')}`,
  );
}
