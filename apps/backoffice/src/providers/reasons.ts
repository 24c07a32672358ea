import type { RefusalReason } from '@champa/contract';
import { cn } from '../words/cn.ts';
import { en } from '../words/en.ts';
import { lo } from '../words/lo.ts';
import { language } from './language.ts';

const catalogues = { en, lo, cn };

/** A reason with what it names filled in: a state or kind in the reader's words, names and numbers as they are. */
export function worded(reason: RefusalReason, params: Record<string, string>, spoken = language.current()): string {
  const { reasons, reason_words: known } = catalogues[spoken];
  const wordsOf: Record<string, Record<string, string>> = known;
  return reasons[reason].replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return wordsOf[name]?.[value] ?? value;
  });
}
