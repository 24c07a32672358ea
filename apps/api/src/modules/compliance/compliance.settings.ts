import { isDecimal } from '@champa/money';
import * as z from 'zod/mini';
import { defineSetting, unchanged } from '../settings/index.ts';

const amount = z
  .string()
  .check(z.refine((text) => isDecimal(text) && !text.startsWith('-'), { error: 'amount_format' }));

/** From which amount on a deposit or a withdrawal is a large transaction: of the brand's currency. */
export const largeTransactionsSetting = defineSetting<{ deposit: string; withdrawal: string }>({
  key: 'largeTransactions',
  group: 'members',
  schema: z.object({ deposit: amount, withdrawal: amount }),
  default: { deposit: '50000000', withdrawal: '50000000' },
  // Every transaction is kept then: too many are better than one too few.
  closed: () => ({ deposit: '0', withdrawal: '0' }),
});

/** From which amount on what a round staked or won is a large transaction. */
export const largePlaysSetting = defineSetting<{ stake: string; win: string }>({
  key: 'largePlays',
  group: 'members',
  schema: z.object({ stake: amount, win: amount }),
  default: { stake: '20000000', win: '50000000' },
  closed: unchanged,
});

export const complianceSettings = { largeTransactions: largeTransactionsSetting, largePlays: largePlaysSetting };
