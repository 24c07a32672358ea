import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Tickets that were given together: their numbers, both ends included, and their owner's masked name. */
export type ListedTickets = { first: number; last: number; player: string };

/**
 * The digest of a raffle's tickets: SHA-256 in hex over one row `first-last:player` for each, in the order of their numbers. It
 * is the client seed of the draw: the house could not know it when it promised the server seed, and anybody with the list can
 * recompute it.
 */
export function digestTickets(list: Iterable<ListedTickets>): string {
  const digest = sha256.create();
  for (const { first, last, player } of list) digest.update(utf8ToBytes(`${first}-${last}:${player}\n`));
  return bytesToHex(digest.digest());
}
