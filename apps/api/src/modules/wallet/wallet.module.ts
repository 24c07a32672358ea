import { type Balance, balance } from '@champa/contract';
import type { Module } from '../../module.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { route } from '../../platform/http/route.ts';
import type { Ledger } from '../ledger/index.ts';
import { presentBalance } from './wallet.present.ts';

export type Wallet = Module & {
  /** Opens a member's accounts in their currency; repeated, it changes nothing. */
  open: (tx: WriteHandle, memberId: string, currency: string) => Promise<void>;
  /** Opens a trial member's accounts in a play currency and puts the amount into them. */
  openPlay: (tx: WriteHandle, memberId: string, currency: string, amount: bigint) => Promise<void>;
  /** A member's balance, as their screens show it. */
  balanceOf: (memberId: string) => Promise<Balance>;
};

/** The member's main wallet: cash and bonus in the ledger, as one balance. */
export function createWallet({ ledger }: { ledger: Pick<Ledger, 'balances' | 'openAccount' | 'post'> }): Wallet {
  const balanceOf = async (memberId: string): Promise<Balance> => presentBalance(await ledger.balances(memberId));
  const open = async (tx: WriteHandle, memberId: string, currency: string): Promise<void> => {
    const owner = { type: 'member', id: memberId } as const;
    for (const purpose of ['cash', 'bonus']) await ledger.openAccount(tx, { owner, purpose, currency });
  };
  return {
    name: 'wallet',
    forget: {
      open: async (db, memberId) =>
        (await ledger.balances(memberId, db)).some(({ balance }) => balance !== 0n) ? ['balance'] : [],
    },
    open,
    openPlay: async (tx, memberId, currency, amount) => {
      await open(tx, memberId, currency);
      const owner = { type: 'member', id: memberId } as const;
      const house = { type: 'house', id: 'free-play' } as const;
      await ledger.post(tx, {
        source: 'free-play',
        key: `opening:${memberId}`,
        kind: 'adjustment',
        debit: await ledger.openAccount(tx, { owner: house, purpose: 'play-money', currency }),
        credit: await ledger.openAccount(tx, { owner, purpose: 'cash', currency }),
        amount,
        reference: { type: 'trial', id: memberId },
        actor: 'system',
      });
    },
    balanceOf,
    routes: (app) => route(app, balance, ({ principal }) => balanceOf(principal.memberId)),
  };
}
