export { transferable } from './amounts.ts';
export { History } from './history.tsx';
export { findRecipient, optionsQuery, recipientQuery, type TransferOptions } from './line.ts';
export { PartyCard } from './party-card.tsx';
export { TransferAmount } from './transfer-amount.tsx';
export type { SearchProps } from './transfer-form.tsx';
export { TransferHistory } from './transfer-history.tsx';
export { TransferSteps } from './transfer-steps.tsx';
export {
  isSettled,
  leaveGame,
  type MoveIntent,
  moveIntent,
  moveQuery,
  movesQuery,
  type MoveWish,
  recallAll,
  type Recalled,
  sendMove,
  shownWallets,
  walletsQuery,
} from './wallets.ts';
export { transferRefreshes } from './live.ts';
