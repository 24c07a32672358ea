import type { WriteHandle } from '../../platform/database.ts';

/** What has shown who somebody is, to be used up in the transaction it allows. Throws where somebody was quicker. */
export type Proof = (tx: WriteHandle) => Promise<void>;
