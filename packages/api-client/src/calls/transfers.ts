import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** Wallets, moves between them, and transfers along a line. */
export const transfersCalls = {
  consolidatedFunds: call<typeof contract.consolidatedFunds>({
    id: 'consolidatedFunds',
    method: 'GET',
    path: '/api/wallet/consolidated',
    access: 'member',
  }),
  walletTransfer: call<typeof contract.walletTransfer>({
    id: 'walletTransfer',
    method: 'POST',
    path: '/api/wallet/transfer',
    access: 'member',
  }),
  recallFunds: call<typeof contract.recallFunds>({
    id: 'recallFunds',
    method: 'POST',
    path: '/api/wallet/recall',
    access: 'member',
  }),
  leaveGame: call<typeof contract.leaveGame>({
    id: 'leaveGame',
    method: 'POST',
    path: '/api/wallet/leave-game',
    access: 'member',
  }),
  walletMoves: call<typeof contract.walletMoves>({
    id: 'walletMoves',
    method: 'GET',
    path: '/api/wallet/moves',
    access: 'member',
  }),
  walletMove: call<typeof contract.walletMove>({
    id: 'walletMove',
    method: 'GET',
    path: '/api/wallet/moves/{id}',
    access: 'member',
  }),
  transferOptions: call<typeof contract.transferOptions>({
    id: 'transferOptions',
    method: 'GET',
    path: '/api/transfers/options',
    access: 'member',
  }),
  transferRecipient: call<typeof contract.transferRecipient>({
    id: 'transferRecipient',
    method: 'GET',
    path: '/api/transfers/recipient',
    access: 'member',
  }),
  transferToMember: call<typeof contract.transferToMember>({
    id: 'transferToMember',
    method: 'POST',
    path: '/api/transfers',
    access: 'member',
    encrypted: true,
  }),
  memberTransfers: call<typeof contract.memberTransfers>({
    id: 'memberTransfers',
    method: 'GET',
    path: '/api/transfers',
    access: 'member',
  }),
} as const;
