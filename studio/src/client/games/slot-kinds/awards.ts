import type { Text } from '../../i18n/index.ts';
import type { KindWord } from './words.ts';

/** The free spins of a table in words. */
export function awardsRule(text: Text<KindWord>, awards: Readonly<Record<number, number>>): string {
  const list = Object.entries(awards).map(([count, spins]) => text('award', { count, spins }));
  return text('awards', { list: list.join('; ') });
}
