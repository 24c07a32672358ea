import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// One synchronous implementation for the server and the player's browser. WebCrypto's HMAC is asynchronous, which would make
// every number of every game a promise; `@noble/hashes` is small, audited and has no dependencies.

export const SERVER_SEED_BYTES = 32;

/**
 * What decides a round. The server seed is secret until it is retired, and its hash is shown before play; the client seed is
 * the player's choice; the nonce counts the rounds played with the pair, from 0.
 */
export type SeedPair = { serverSeed: Uint8Array; clientSeed: string; nonce: number };

/** The commitment: SHA-256 of the seed's 32 bytes, lower-case hex. */
export function hashServerSeed(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(checkedSeed(serverSeed)));
}

/** Lower-case hex, as seeds are revealed to players. */
export function serverSeedToHex(serverSeed: Uint8Array): string {
  return bytesToHex(checkedSeed(serverSeed));
}

/** Throws a RangeError for anything but 64 hex digits. */
export function serverSeedFromHex(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new RangeError('a server seed is 64 hex digits');
  return hexToBytes(text);
}

/**
 * The bytes of a round, one per call: HMAC-SHA256 with the server seed's bytes as the key over the UTF-8 text
 * `clientSeed:nonce:cursor`, for cursor 0, 1, 2 and so on; each gives 32 bytes in order.
 */
export function byteStream({ serverSeed, clientSeed, nonce }: SeedPair): () => number {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0');
  const blockAt = keyedBlocks(serverSeed, `${clientSeed}:${nonce}:`);
  let cursor = 0;
  let block = blockAt(cursor);
  let position = 0;
  return () => {
    if (position === block.length) {
      cursor += 1;
      block = blockAt(cursor);
      position = 0;
    }
    const byte = block[position]!;
    position += 1;
    return byte;
  };
}

/** Block number `cursor` of the stream whose messages begin with `prefix`. The key is absorbed once, not for every block. */
export function keyedBlocks(serverSeed: Uint8Array, prefix: string): (cursor: number) => Uint8Array {
  const keyed = hmac.create(sha256, checkedSeed(serverSeed));
  return (cursor) =>
    keyed
      .clone()
      .update(utf8ToBytes(prefix + cursor))
      .digest();
}

function checkedSeed(serverSeed: Uint8Array): Uint8Array {
  if (serverSeed.length !== SERVER_SEED_BYTES) throw new RangeError(`a server seed has ${SERVER_SEED_BYTES} bytes`);
  return serverSeed;
}
