import type { MessageId } from '@champa/i18n';
import { playGroupOf } from '@champa/i18n/lottery-plays';
import type { Play } from '@champa/lottery';

export type PlayGroup = { name: MessageId; plays: readonly Play[] };

/** Plays in their groups, in the order of each group's first play. */
export function groupPlays(plays: readonly Play[]): PlayGroup[] {
  const found = new Map<MessageId, Play[]>();
  for (const play of plays) {
    const name = playGroupOf(play.id);
    if (!name) continue;
    const members = found.get(name);
    if (members) members.push(play);
    else found.set(name, [play]);
  }
  return [...found].map(([name, members]) => ({ name, plays: members }));
}
