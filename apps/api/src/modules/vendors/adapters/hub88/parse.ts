import type { Amount } from '@champa/money';
import { type Fields, isName, wholeNumberOf } from '../fields.ts';

type Session = { requestUuid: string; token: string; player: string | null };

export type BalanceCall = Session & { gameCode: string };

export type BetCall = Session & {
  gameCode: string;
  transactionUuid: string;
  round: string;
  roundClosed: boolean;
  isFree: boolean;
  currency: string;
  amount: Amount;
};

export type WinCall = BetCall & { reference: string };

export type RollbackCall = Omit<BetCall, 'isFree' | 'currency' | 'amount'> & { reference: string };

/** The request's UUID, which even a refusal of an invalid body echoes. */
export function requestUuidOf(fields: Fields | null): string | null {
  const uuid = fields?.['request_uuid'];
  return isName(uuid) ? uuid : null;
}

/** Each `parse...` returns null where a field is missing or of the wrong type. */
export function parseInfo(fields: Fields): Session | null {
  const { request_uuid: requestUuid, token } = fields;
  if (!isName(requestUuid) || !isName(token) || !arePlayerNames(fields)) return null;
  return { requestUuid, token, player: playerOf(fields) };
}

export function parseBalance(fields: Fields): BalanceCall | null {
  const session = parseInfo(fields);
  const { game_code: gameCode } = fields;
  return session && isName(gameCode) ? { ...session, gameCode } : null;
}

export function parseBet(fields: Fields): BetCall | null {
  const amount = wholeNumberOf(fields['amount']);
  const {
    request_uuid: requestUuid,
    token,
    transaction_uuid: transactionUuid,
    round,
    game_code: gameCode,
    currency,
  } = fields;
  const { round_closed: roundClosed, is_free: isFree } = fields;
  if (!isName(requestUuid) || !isName(token) || !isName(transactionUuid) || !isName(round) || !isName(gameCode))
    return null;
  if (!isName(currency) || typeof roundClosed !== 'boolean' || typeof isFree !== 'boolean' || amount === null)
    return null;
  if (!arePlayerNames(fields) || !areExtras(fields)) return null;
  const player = playerOf(fields);
  return { requestUuid, token, player, gameCode, transactionUuid, round, roundClosed, isFree, currency, amount };
}

export function parseWin(fields: Fields): WinCall | null {
  const win = parseBet(fields);
  const { reference_transaction_uuid: reference } = fields;
  return win && isName(reference) ? { ...win, reference } : null;
}

export function parseRollback(fields: Fields): RollbackCall | null {
  const session = parseBalance(fields);
  const { transaction_uuid: transactionUuid, round, round_closed: roundClosed } = fields;
  if (!session || !isName(transactionUuid) || !isName(round) || typeof roundClosed !== 'boolean') return null;
  const { reference_transaction_uuid: reference } = fields;
  return isName(reference) ? { ...session, transactionUuid, round, roundClosed, reference } : null;
}

// `user` is our name for the player, `supplier_user` the vendor's own, which we cannot check.
function playerOf(fields: Fields): string | null {
  return (fields['user'] as string | null | undefined) ?? null;
}

function arePlayerNames(fields: Fields): boolean {
  return isMissingOr(isName, fields['user']) && isMissingOr(isName, fields['supplier_user']);
}

function areExtras(fields: Fields): boolean {
  return (
    isMissingOr(isText, fields['bet']) &&
    isMissingOr(isText, fields['campaign_uuid']) &&
    isMissingOr(isText, fields['reward_uuid']) &&
    isMissingOr(isFlag, fields['is_supplier_promo']) &&
    isMissingOr(isFlag, fields['is_aggregated'])
  );
}

function isMissingOr(isRight: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || value === null || isRight(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}
