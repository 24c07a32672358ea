import type { Language } from '@champa/contract';
import { lotteryPage as cn } from './catalogues/cn/lottery-page.ts';
import { lotteryPage as en } from './catalogues/en/lottery-page.ts';
import { lotteryPage as lo } from './catalogues/lo/lottery-page.ts';
import { playGroupOf, playNameOf } from './lottery-plays.ts';

/** Words of plays that the operator's console shares with the site. They have no arguments, so no message parser is needed. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, lo, cn };

/** The name of a play, its group in front. */
export function playWord(id: string, language: Language): string {
  const named = playNameOf(id);
  if (!named) return id;
  const group = playGroupOf(id);
  const parts = [
    ...(group && group !== named.name ? [words[language][group]] : []),
    words[language][named.name],
    ...(named.numbers.length > 0 ? [named.numbers.join(' : ')] : []),
    ...(named.isEveryOrder ? [words[language]['lottery_every_order']] : []),
  ];
  return parts.join(' · ');
}

/** What a prize or a choice of a play is named, such as big or dragon; undefined where it is a number or has no name. */
export function symbolWord(id: string, language: Language): string | undefined {
  return words[language][`lottery_symbol_${id}`];
}
