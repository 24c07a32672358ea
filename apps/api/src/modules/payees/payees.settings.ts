import { type CryptoNetwork, cryptoNetworks, type PayeeKind } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';
import { laoPayees } from './domain/banks.ts';

/** Where the brand pays to. An account of a kind no longer offered stays; no new one can be added. */
type PayeeSettings = {
  banks: { code: string; name: string }[];
  wallets: { code: string; name: string }[];
  networks: CryptoNetwork[];
  /** How many of each kind a member may have. */
  most: Record<PayeeKind, number>;
  /** How long a new one waits before withdrawals may go there. */
  holdHours: number;
};

const provider = z.object({ code: z.string(), name: z.string() });
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const payeesSetting = defineSetting<PayeeSettings>({
  key: 'payees',
  group: 'money',
  schema: z.object({
    banks: z.array(provider),
    wallets: z.array(provider),
    networks: z.array(z.enum(cryptoNetworks)),
    most: z.object({ BANK: count, E_WALLET: count, CRYPTO: count }),
    holdHours: z.number().check(z.minimum(0)),
  }),
  default: {
    banks: [...laoPayees.banks],
    wallets: [...laoPayees.wallets],
    networks: [...cryptoNetworks],
    most: { BANK: 5, E_WALLET: 5, CRYPTO: 5 },
    holdHours: 24,
  },
  closed: (initial) => ({ ...initial, most: { BANK: 0, E_WALLET: 0, CRYPTO: 0 } }),
});

export const payeesSettings = { payees: payeesSetting };
