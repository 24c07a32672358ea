import type { Operation } from '@champa/contract';

/** What the browser needs of an operation to call it; the schemas stay on the server, their types come along. */
export type Call<O extends Operation = Operation> = Pick<O, 'id' | 'method' | 'path' | 'access'> & {
  readonly encrypted?: true;
  readonly bodyType?: 'form' | 'picture';
  readonly operation?: O;
};

type Described<O extends Operation> = Pick<O, 'id' | 'method' | 'path' | 'access'> &
  (O extends { encrypted: true } ? { encrypted: true } : { encrypted?: never }) &
  (O extends { bodyType: infer T } ? { bodyType: T } : { bodyType?: never });

/** The calls that only a member makes, of every group that is loaded: what they were answered is his alone. */
export const memberCallIds = new Set<string>();

// The compiler holds each line against the contract: what is described are literal types there.
export function call<O extends Operation>(described: Described<O>): Call<O> {
  if (described.access === 'member') memberCallIds.add(described.id);
  return described as Call<O>;
}
