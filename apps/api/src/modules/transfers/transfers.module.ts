import type { Balance } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Deps, Module } from '../../module.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Members } from '../member/index.ts';
import { hasOpenMove } from './forget.repo.ts';
import type { Move } from './domain/move.ts';
import type { MemberTransfer } from './member-transfers.repo.ts';
import { createTransfersAdmin, type TransfersAdmin } from './transfers.admin.ts';
import { transfersRoutes } from './transfers.routes.ts';
import { createTransfersService } from './transfers.service.ts';
import { createBeginMove, type RequireMoveIn } from './use-cases/begin-move.ts';
import { createBringBack } from './use-cases/bring-back.ts';
import { createCarryOutMove, type FindWallet } from './use-cases/carry-out-move.ts';
import { type BalanceVendor, createLookAtWallets } from './use-cases/look-at-wallets.ts';
import {
  type AutomaticTransfer,
  BRING_BACK,
  CALL_BACK,
  createPlayTransfers,
  type PlayTransfers,
} from './use-cases/play-transfers.ts';
import { createReconcile } from './use-cases/reconcile.ts';
import { createResolveMove, RESOLVE_MOVE } from './use-cases/resolve-move.ts';
import { createSettleMove, type NotePlay } from './use-cases/settle-move.ts';
import { createAllowedTransfers } from './use-cases/allowed-transfers.ts';
import {
  brandLimits,
  createMemberTransfers,
  type NoteReceived,
  type TransferRules,
} from './use-cases/transfer-to-member.ts';

export type Transfers = Module &
  Pick<PlayTransfers, 'beforeGame' | 'gameFailed'> & {
    /** What the operator sees and decides. */
    admin: TransfersAdmin;
  };

export type TransfersNeeds = {
  ledger: Ledger;
  members: Pick<Members, 'byId' | 'byName' | 'usernames' | 'uplineOf' | 'isBelow' | 'belowOf'>;
  wallet: { balanceOf: (memberId: string) => Promise<Balance> };
  /** The transfer-wallet vendors, as members know them. */
  listVendors: () => Promise<readonly BalanceVendor[]>;
  findWallet: FindWallet;
  automatic: () => Promise<AutomaticTransfer>;
  memberRules: () => Promise<TransferRules>;
  requireMoveIn: RequireMoveIn;
  notePlay: NotePlay;
  mayReceive: (db: ReadHandle, memberId: string) => Promise<boolean>;
  requirePaymentPassword: (memberId: string, given: string) => Promise<void>;
  requireNoBonus: (tx: WriteHandle, memberId: string) => Promise<void>;
  requireTurnoverMet: (tx: WriteHandle, memberId: string) => Promise<void>;
  onReceived: NoteReceived;
  tell: Inbox['tell'];
};

/** Money between a member's wallets, and between members of one line. */
export function createTransfers(deps: Pick<Deps, 'pool' | 'clock' | 'log' | 'live'>, needs: TransfersNeeds): Transfers {
  const { pool, live } = deps;
  const { ledger, wallet } = needs;
  const shared = { ...deps, ...needs };

  const settle = createSettleMove(shared);
  const begin = createBeginMove(shared);
  const carryOut = createCarryOutMove({ ...shared, settle, announce });
  const resolving = createResolveMove({ ...shared, settle, announce });
  const look = createLookAtWallets(shared);
  const bringBack = createBringBack({ pool, look, begin, carryOut });
  const play = createPlayTransfers({
    ...shared,
    rules: needs.automatic,
    cashOf,
    look,
    begin,
    carryOut,
    resolve: resolving.resolve,
    bringBack,
  });
  const allowed = createAllowedTransfers({ ...shared, limits: openLimits });
  const memberTransfers = createMemberTransfers({
    ...shared,
    rules: needs.memberRules,
    allowed,
    announce: announceTransfer,
  });
  const service = createTransfersService({ ...shared, look, begin, carryOut, bringBack, memberTransfers });

  return {
    name: 'transfers',
    beforeGame: play.beforeGame,
    gameFailed: play.gameFailed,
    admin: createTransfersAdmin({
      ...shared,
      settle,
      resolve: resolving.resolve,
      announce,
      reconcile: createReconcile(shared),
    }),
    forget: { open: async (db, memberId) => ((await hasOpenMove(db, memberId)) ? ['transfers'] : []) },
    routes: (app) => transfersRoutes(app, { service, play, allowed }),
    jobs: [
      { name: RESOLVE_MOVE, run: resolving.run },
      { name: 'transfers_sweep', cron: '*/10 * * * *', run: resolving.sweep },
      { name: BRING_BACK, run: play.bringBackJob },
      { name: CALL_BACK, run: play.callBackJob },
      { name: 'transfers_return_idle', cron: '* * * * *', run: play.returnIdle },
    ],
  };

  async function openLimits() {
    const rules = await needs.memberRules();
    if (!rules.isOffered) throw new ApiError('TRANSFER_CLOSED');
    return brandLimits(rules);
  }

  async function cashOf({ memberId, currency }: { memberId: string; currency: string }): Promise<Amount> {
    const accounts = await ledger.balances(memberId, pool);
    return accounts.find((each) => each.purpose === 'cash' && each.currency === currency)?.balance ?? 0n;
  }

  // After the commit: screens are told only what has happened.
  async function announce(move: Move): Promise<void> {
    live.publish(move.memberId, { name: 'walletMove', data: await service.present(move) });
    await tellBalance(move.memberId);
  }

  async function announceTransfer({ fromMember, toMember }: MemberTransfer): Promise<void> {
    await Promise.all([fromMember, toMember].map(tellBalance));
  }

  async function tellBalance(memberId: string): Promise<void> {
    live.publish(memberId, { name: 'balance', data: await wallet.balanceOf(memberId) });
  }
}
