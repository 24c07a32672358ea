import type { Catalogue, MessageId } from './catalogue.ts';
import { first } from './catalogues/en/first.ts';
import { later } from './catalogues/en/later.ts';

/** A language's messages as its file has them: some may be missing, and some may be of no message any longer. */
export type WrittenMessages = Readonly<Record<string, string>>;

/** The messages of the first screen; English stands for one that is missing, so that no screen shows an ID. */
export function firstOf(written: WrittenMessages): Record<keyof typeof first, string> {
  return filled(first, written);
}

export function laterOf(written: WrittenMessages): Record<keyof typeof later, string> {
  return filled(later, written);
}

export function wholeCatalogue(written: WrittenMessages): Catalogue {
  return { ...firstOf(written), ...laterOf(written) };
}

/** The messages that a language lacks: it is not offered while there are any. */
export function missingFrom(written: WrittenMessages): MessageId[] {
  const ids = [...Object.keys(first), ...Object.keys(later)] as MessageId[];
  return ids.filter((id) => !written[id]?.trim());
}

function filled<Id extends string>(english: Record<Id, string>, written: WrittenMessages): Record<Id, string> {
  const entries = Object.entries<string>(english).map(([id, text]) => [id, written[id]?.trim() ? written[id] : text]);
  return Object.fromEntries(entries) as Record<Id, string>;
}
