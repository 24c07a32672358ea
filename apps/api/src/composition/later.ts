import type { createAgents } from '../modules/agents/index.ts';
import type { createContent } from '../modules/content/index.ts';
import type { createRecords } from '../modules/records/index.ts';
import type { createRewards } from '../modules/rewards/index.ts';
import type { createTransfers } from '../modules/transfers/index.ts';
import type { createVip } from '../modules/vip/index.ts';

/** Modules that are made after those that call them. Who is given `later` calls it when it works, never while it is made. */
export type Later = () => {
  agents: ReturnType<typeof createAgents>;
  content: ReturnType<typeof createContent>;
  records: ReturnType<typeof createRecords>;
  rewards: ReturnType<typeof createRewards>;
  transfers: ReturnType<typeof createTransfers>;
  vip: ReturnType<typeof createVip>;
};
