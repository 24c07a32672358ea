export { leaveGame } from './api/wallets.ts';
