import type * as contract from '@champa/contract';
import type { OperationValue } from '@champa/contract';
import { sealPayload } from './payload.ts';

type Published = OperationValue<typeof contract.payloadKey>;
type Known = Published & { askedAt: number };

export type Sealer = {
  /** Encrypts a body for one call, with a key that is requested once. */
  seal: (operationId: string, body: unknown) => Promise<string>;
  /** The server refused the payload: request its key again for the next one. */
  forgetKey: () => void;
};

/** Seals bodies with the server's published key, which `askForKey` requests. */
export function createSealer(askForKey: () => Promise<Published>): Sealer {
  let known: Promise<Known> | undefined;

  async function ask(): Promise<Known> {
    const published = await askForKey();
    return { ...published, askedAt: performance.now() };
  }

  return {
    async seal(operationId, body) {
      known ??= ask();
      // If the request for the key fails, the next call repeats it.
      known.catch(() => (known = undefined));
      const { key, now, askedAt } = await known;
      const passed = Math.round((performance.now() - askedAt) / 1000);
      return sealPayload({ key, operationId, body, now: now + passed });
    },
    forgetKey: () => (known = undefined),
  };
}
