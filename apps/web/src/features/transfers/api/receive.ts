import { askAnew } from '../../../shared/ask-anew.ts';

/** What is asked about wallets, by the first word of its key. */
const asked = ['walletMove', 'walletMoves', 'consolidatedFunds'];

/** A move was told of by itself: whatever shows it is asked anew. */
export function receiveWalletMove(): void {
  for (const key of asked) void askAnew([key]);
}
