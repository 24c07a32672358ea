import { type Balance, balance } from '@champa/contract';
import type { Module } from '../../module.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { route } from '../../platform/http/route.ts';
import type { Ledger } from '../ledger/index.ts';
import { presentBalance } from './wallet.present.ts';

export type Wallet = Module & {
  /** Opens a member's accounts in his currency; done already, it changes nothing. */
  open: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  /** What a member has, as his screens show it. */
  balanceOf: (memberId: string) => Promise<Balance>;
};

/** The member's main wallet: his cash and bonus in the ledger, as one balance. */
export function createWallet({ ledger }: { ledger: Pick<Ledger, 'balances' | 'openAccount'> }): Wallet {
  const balanceOf = async (memberId: string): Promise<Balance> => presentBalance(await ledger.balances(memberId));
  return {
    name: 'wallet',
    open: async (tx, memberId, currency) => {
      const owner = { type: 'member', id: memberId } as const;
      for (const purpose of ['cash', 'bonus']) await ledger.openAccount(tx, { owner, purpose, currency });
    },
    balanceOf,
    routes: (app) => route(app, balance, ({ principal }) => balanceOf(principal.memberId)),
  };
}
