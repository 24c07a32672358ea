import type { InboxMessage } from '@champa/contract';

/** Messages of one kind and title, one after another on one day; the latest first. */
export type LikeMessages = { latest: InboxMessage; earlier: readonly InboxMessage[] };

/** Groups neighbours of a list that say the same of several things. @param dayOf the day of a time in the brand's calendar */
export function groupLike(list: readonly InboxMessage[], dayOf: (at: string) => string): LikeMessages[] {
  const groups: { latest: InboxMessage; earlier: InboxMessage[] }[] = [];
  for (const message of list) {
    const last = groups.at(-1);
    if (last && isLike(last.latest, message, dayOf)) last.earlier.push(message);
    else groups.push({ latest: message, earlier: [] });
  }
  return groups;
}

function isLike(one: InboxMessage, other: InboxMessage, dayOf: (at: string) => string): boolean {
  return one.kind === other.kind && one.title === other.title && dayOf(one.at) === dayOf(other.at);
}
