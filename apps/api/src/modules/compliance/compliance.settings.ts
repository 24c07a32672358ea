import { isDecimal } from '@champa/money';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

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

export const complianceSettings = { largeTransactions: largeTransactionsSetting };
