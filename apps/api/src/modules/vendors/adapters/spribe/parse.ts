import type { Amount } from '@champa/money';
import { type Fields, isName, wholeNumberOf } from '../fields.ts';
import { fromWire } from './money.ts';

type Transaction = { token: string; player: string; game: string; provider: string; txId: string };

export type AuthCall = { launchToken: string; ownToken: string };
export type InfoCall = { token: string; player: string };
export type BetCall = Transaction & { currency: string; amount: Amount };
export type WinCall = BetCall & { bet: string };
export type RollbackCall = Transaction & { bet: string };

/** Each `parse...` returns null where a field is missing or of the wrong type. */
export function parseAuth({ user_token: launchToken, session_token: ownToken }: Fields): AuthCall | null {
  return isName(launchToken) && isName(ownToken) ? { launchToken, ownToken } : null;
}

export function parseInfo({ session_token: token, user_id: player }: Fields): InfoCall | null {
  return isName(token) && isName(player) ? { token, player } : null;
}

export function parseBet(fields: Fields): BetCall | null {
  const transaction = parseTransaction(fields);
  const amount = wholeNumberOf(fields['amount']);
  const { currency } = fields;
  return transaction && amount !== null && isName(currency)
    ? { ...transaction, currency, amount: fromWire(amount) }
    : null;
}

export function parseWin(fields: Fields): WinCall | null {
  const win = parseBet(fields);
  const { withdraw_provider_tx_id: bet } = fields;
  return win && isName(bet) ? { ...win, bet } : null;
}

export function parseRollback(fields: Fields): RollbackCall | null {
  const transaction = parseTransaction(fields);
  const { rollback_provider_tx_id: bet } = fields;
  return transaction && isName(bet) ? { ...transaction, bet } : null;
}

function parseTransaction(fields: Fields): Transaction | null {
  const session = parseInfo(fields);
  const { game, provider, provider_tx_id: txId } = fields;
  return session && isName(game) && isName(provider) && isName(txId) ? { ...session, game, provider, txId } : null;
}
