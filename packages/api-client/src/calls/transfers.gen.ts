// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const transfersCalls = {
  consolidatedFunds: call<typeof contract.consolidatedFunds>({ id: 'consolidatedFunds', method: 'GET', path: '/api/wallet/consolidated', access: 'member' }),
  leaveGame: call<typeof contract.leaveGame>({ id: 'leaveGame', method: 'POST', path: '/api/wallet/leave-game', access: 'member' }),
  memberTransfers: call<typeof contract.memberTransfers>({ id: 'memberTransfers', method: 'GET', path: '/api/transfers', access: 'member' }),
  merchantWallet: call<typeof contract.merchantWallet>({ id: 'merchantWallet', method: 'GET', path: '/api/wallet/merchant', access: 'member' }),
  recallFunds: call<typeof contract.recallFunds>({ id: 'recallFunds', method: 'POST', path: '/api/wallet/recall', access: 'member' }),
  transferOptions: call<typeof contract.transferOptions>({ id: 'transferOptions', method: 'GET', path: '/api/transfers/options', access: 'member' }),
  transferRecipient: call<typeof contract.transferRecipient>({ id: 'transferRecipient', method: 'GET', path: '/api/transfers/recipient', access: 'member' }),
  transferToMember: call<typeof contract.transferToMember>({ id: 'transferToMember', method: 'POST', path: '/api/transfers', access: 'member', encrypted: true }),
  walletMove: call<typeof contract.walletMove>({ id: 'walletMove', method: 'GET', path: '/api/wallet/moves/{id}', access: 'member' }),
  walletMoves: call<typeof contract.walletMoves>({ id: 'walletMoves', method: 'GET', path: '/api/wallet/moves', access: 'member' }),
  walletTransfer: call<typeof contract.walletTransfer>({ id: 'walletTransfer', method: 'POST', path: '/api/wallet/transfer', access: 'member' }),
} as const;
