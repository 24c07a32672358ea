import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Tickets that came together: their numbers, both ends included, and whose they are, as everybody is shown it. */
export type ListedTickets = { first: number; last: number; player: string };

/**
 * The digest of a raffle's tickets, as SHA-256 in hex over a line `first-last:player` each, in the order of their numbers. It is the
 * client seed of the draw: who promised the server seed could not know it yet, and anybody who has the list can reckon it again.
 */
export function digestTickets(list: Iterable<ListedTickets>): string {
  const digest = sha256.create();
  for (const { first, last, player } of list) digest.update(utf8ToBytes(`${first}-${last}:${player}\n`));
  return bytesToHex(digest.digest());
}
