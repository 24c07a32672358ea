import type { WriteHandle } from '../../platform/database.ts';

/** A proof of who somebody is, used up in the transaction that it allows. Throws where it was used meanwhile. */
export type Proof = (tx: WriteHandle) => Promise<void>;
