import type { PickSource } from '@champa/lottery';

const WORD = 2 ** 32;

/** Uniform numbers of this device's own source, for choices a member lets chance make. */
export const pickSource: PickSource = {
  intBelow(n) {
    const limit = WORD - (WORD % n);
    for (;;) {
      const [word] = crypto.getRandomValues(new Uint32Array(1));
      if (word! < limit) return word! % n;
    }
  },
};
