export { receiveWalletMove } from './api/receive.ts';
export { leaveGame } from './api/wallets.ts';
