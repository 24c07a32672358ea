import type * as contract from '@champa/contract';
import type { OperationValue } from '@champa/contract';
import { sealPayload } from './payload.ts';

type Published = OperationValue<typeof contract.payloadKey>;
type Known = Published & { askedAt: number };

export type Sealer = {
  /** Encrypts a body for one call, with the key asked for once. */
  seal: (operationId: string, body: unknown) => Promise<string>;
  /** The server refused what was sealed: the next is sealed with the key it publishes then. */
  forgetKey: () => void;
};

/** Seals bodies with the server's published key. `askForKey` answers it. */
export function createSealer(askForKey: () => Promise<Published>): Sealer {
  let known: Promise<Known> | undefined;

  async function ask(): Promise<Known> {
    const published = await askForKey();
    return { ...published, askedAt: performance.now() };
  }

  return {
    async seal(operationId, body) {
      known ??= ask();
      // A key that could not be had is asked for again next time.
      known.catch(() => (known = undefined));
      const { key, now, askedAt } = await known;
      const passed = Math.round((performance.now() - askedAt) / 1000);
      return sealPayload({ key, operationId, body, now: now + passed });
    },
    forgetKey: () => (known = undefined),
  };
}
