import type { Language, RefusalReason } from '@champa/contract';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { lo } from './lo.ts';

const catalogues = { en, lo, cn };

/** A reason with what it names filled in: a state or kind in the reader's words, names and numbers as they are. */
export function worded(reason: RefusalReason, params: Record<string, string>, spoken: Language): string {
  const { reasons, reason_words: known } = catalogues[spoken];
  const wordsOf: Record<string, Record<string, string>> = known;
  return reasons[reason].replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return wordsOf[name]?.[value] ?? value;
  });
}
