import type { Operation } from '@champa/contract';

/** What the browser needs to call an operation: its types, but not its schemas, which stay on the server. */
export type Call<O extends Operation = Operation> = Pick<O, 'id' | 'method' | 'path' | 'access'> & {
  readonly encrypted?: true;
  readonly bodyType?: 'form' | 'picture';
  readonly operation?: O;
};

type Described<O extends Operation> = Pick<O, 'id' | 'method' | 'path' | 'access'> &
  (O extends { encrypted: true } ? { encrypted: true } : { encrypted?: never }) &
  (O extends { bodyType: infer T } ? { bodyType: T } : { bodyType?: never });

/** IDs of the calls that need a signed-in member, in all loaded groups: their answers belong to that member alone. */
export const memberCallIds = new Set<string>();

// The compiler checks each call against the contract, because the descriptions are literal types there.
export function call<O extends Operation>(described: Described<O>): Call<O> {
  if (described.access === 'member') memberCallIds.add(described.id);
  return described as Call<O>;
}
