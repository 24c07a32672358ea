import { keyedBlocks } from './seed.ts';

const BLOCK_BYTES = 32;

export type RawStream = {
  /** Fills the buffer with the stream's next bytes; its length must be a multiple of 32. */
  fill: (target: Uint8Array) => void;
};

/**
 * The bytes that games use, in bulk, for statistical tests: the blocks of nonce 0 from `firstCursor` on. It has the key schedule,
 * messages and order of `byteStream`, so the tests examine what decides rounds.
 */
export function createRawStream(serverSeed: Uint8Array, clientSeed: string, firstCursor = 0): RawStream {
  const blockAt = keyedBlocks(serverSeed, `${clientSeed}:0:`);
  let cursor = firstCursor;
  return {
    fill: (target) => {
      if (target.length % BLOCK_BYTES !== 0) throw new RangeError(`the stream comes in blocks of ${BLOCK_BYTES} bytes`);
      for (let offset = 0; offset < target.length; offset += BLOCK_BYTES) {
        target.set(blockAt(cursor), offset);
        cursor += 1;
      }
    },
  };
}
