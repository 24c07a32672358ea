import type { PickSource } from '@champa/lottery';

const WORD = 2 ** 32;

/** Uniform random numbers of this device, for quick picks. */
export const pickSource: PickSource = {
  intBelow(n) {
    const limit = WORD - (WORD % n);
    for (;;) {
      const [word] = crypto.getRandomValues(new Uint32Array(1));
      if (word! < limit) return word! % n;
    }
  },
};
