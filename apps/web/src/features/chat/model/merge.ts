import type { ChatMessage } from '@champa/contract';

/** Messages that are known, and those that came: each once, in the order of their numbers. */
export function merge(known: readonly ChatMessage[], came: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = known.at(-1)?.seq ?? 0;
  // Nearly always what came follows what is known.
  if (came.every(({ seq }, index) => seq > (index === 0 ? last : came[index - 1]!.seq))) return [...known, ...came];
  const bySeq = new Map([...known, ...came].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Up to which message nothing is missing: a screen asks for those after it. */
export function wholeUntil(list: readonly ChatMessage[]): number {
  let until = 0;
  for (const { seq } of list) {
    if (seq !== until + 1) break;
    until = seq;
  }
  return until;
}

/** What the customer has written and the server has not confirmed yet. */
export type Pending = { key: string; text: string; isFailed: boolean };

/** Those of them that the chat does not show yet. */
export function stillPending(pending: readonly Pending[], list: readonly ChatMessage[]): readonly Pending[] {
  const shown = new Set(list.map(({ key }) => key));
  return pending.filter(({ key }) => !shown.has(key));
}
