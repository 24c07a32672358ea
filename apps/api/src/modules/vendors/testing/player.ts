import { type Amount, SCALE } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import { createMembers } from '../../member/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Vendors } from '../index.ts';
import { GAMES, VENDOR } from './games.ts';

export type NewPlayer = { balance?: Amount; currency?: string };

/** A member with money and an open session. */
export type Player = { memberId: string; token: string; currency: string; account: bigint };

let players = 0;

export async function addPlayer(
  tx: WriteHandle,
  { clock, ledger, vendors, vendorId }: { clock: Clock; ledger: Ledger; vendors: Vendors; vendorId: number },
  { balance = 1000n * SCALE, currency = 'LAK' }: NewPlayer = {},
): Promise<Player> {
  players += 1;
  const member = await createMembers(clock).create(tx, {
    username: `player${players}`,
    type: 0,
    currency,
    country: 'LA',
    language: 'lo',
    registerUrl: '',
    referralCode: '',
    affiliateCode: '',
  });
  const memberId = member!.id;
  const account = await ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency });
  await fund(tx, ledger, account, balance, currency);
  const session = { vendor: { id: vendorId, code: VENDOR }, memberId, currency, gameCode: GAMES[0] };
  return { memberId, token: await vendors.service.openSession(tx, session), currency, account };
}

async function fund(tx: WriteHandle, ledger: Ledger, account: bigint, amount: Amount, currency: string): Promise<void> {
  if (amount === 0n) return;
  const house = await ledger.openAccount(tx, { owner: { type: 'house', id: 'test' }, purpose: 'opening', currency });
  await ledger.post(tx, {
    source: 'test',
    key: `opening ${account}`,
    kind: 'opening',
    debit: house,
    credit: account,
    amount,
    reference: { type: 'test', id: String(account) },
    actor: 'system',
  });
}
