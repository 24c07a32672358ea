import type { KeyObject } from 'node:crypto';
import { LanesRefused } from '../../../../platform/lanes.ts';
import { tokenHashHex } from '../../../../platform/ids.ts';
import type { SessionQuery, WalletPort } from '../../domain/port.ts';
import type { WireVendor } from '../../domain/vendor.ts';
import type { Dialect, WireAnswer, WireRequest } from '../dialect.ts';
import { rsaPublicKey } from '../../../../platform/keys.ts';
import { balanced, informed, played, refused } from './answers.ts';
import { createDayReport } from './day-report.ts';
import { listGames } from './game-list.ts';
import { giveFreeRounds } from './free-rounds.ts';
import { readJson } from '../json.ts';
import { listPots } from './jackpots.ts';
import { openGame } from './launch.ts';
import { showRound } from './round.ts';
import { createTransferWallet } from './transfer-wallet.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { parseBalance, parseBet, parseInfo, parseRollback, parseWin, requestUuidOf } from './parse.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

/** Answers a verified call; null where its fields are invalid. */
type Action = (fields: Fields, vendor: WireVendor, port: WalletPort) => Promise<WireAnswer> | null;

const actions: Record<string, Action> = {
  '/user/info': (fields, vendor, port) => {
    const call = parseInfo(fields);
    return call && info(call.requestUuid, queryOf(vendor, call), port);
  },
  '/user/balance': (fields, vendor, port) => {
    const call = parseBalance(fields);
    return call && balance(call.requestUuid, queryOf(vendor, call), port);
  },
  '/transaction/bet': (fields, vendor, port) => {
    const call = parseBet(fields);
    return call && bet(call, vendor, port);
  },
  '/transaction/win': (fields, vendor, port) => {
    const call = parseWin(fields);
    return call && (namesItself(call) ?? win(call, vendor, port));
  },
  '/transaction/rollback': (fields, vendor, port) => {
    const call = parseRollback(fields);
    return call && (namesItself(call) ?? rollback(call, vendor, port));
  },
};

/** The dialect `hub88`: RSA-signed JSON both ways, whole numbers of 10^-5, always HTTP 200 with a status. */
export function createHub88(operatorKey: KeyObject) {
  return {
    name: 'hub88',
    key: rsaPublicKey,
    paths: Object.keys(actions),
    answer: (request, port) => answerCall(request, port),
    failed: (request, error) =>
      refused(error instanceof LanesRefused ? 'RS_ERROR_TIMEOUT' : 'RS_ERROR_UNKNOWN', echoOf(request.body)),
    openGame: (vendor, opening) => openGame(vendor, opening, operatorKey),
    listPots: (vendor, wish) => listPots(vendor, wish, operatorKey),
    listGames: (vendor, operatorId) => listGames(vendor, operatorId, operatorKey),
    showRound: (vendor, wish) => showRound(vendor, wish, operatorKey),
    giveFreeRounds: (vendor, wish) => giveFreeRounds(vendor, wish, operatorKey),
    transferWallet: (vendor) => createTransferWallet(vendor, operatorKey),
    dayReport: (vendor) => createDayReport(vendor, operatorKey),
  } satisfies Dialect;
}

async function answerCall({ path, vendor, headers, body }: WireRequest, port: WalletPort): Promise<WireAnswer> {
  if (!vendor) return refused('RS_ERROR_INVALID_PARTNER', echoOf(body));
  if (!vendor.keys.some((key) => isSigned(body, headers[SIGNATURE_HEADER], key)))
    return refused('RS_ERROR_INVALID_SIGNATURE', echoOf(body));
  let parsed: unknown;
  try {
    parsed = readJson(body.toString());
  } catch {
    return refused('RS_ERROR_WRONG_SYNTAX', null);
  }
  const fields = fieldsOf(parsed);
  const answer = fields && actions[path]!(fields, vendor, port);
  return answer ?? refused('RS_ERROR_WRONG_TYPES', requestUuidOf(fields));
}

/**
 * Refuses a transaction that names itself as its bet. Finally: a vendor sends a win or a rollback again after
 * WRONG_TYPES.
 */
function namesItself(call: {
  requestUuid: string;
  transactionUuid: string;
  reference: string;
}): Promise<WireAnswer> | null {
  if (call.reference !== call.transactionUuid) return null;
  return Promise.resolve(refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', call.requestUuid));
}

async function info(requestUuid: string, query: SessionQuery, port: WalletPort): Promise<WireAnswer> {
  const found = await port.info(query);
  if (!found) return refused('RS_ERROR_INVALID_TOKEN', requestUuid);
  return informed(requestUuid, found.memberId, found.country, found.currency);
}

async function balance(requestUuid: string, query: SessionQuery, port: WalletPort): Promise<WireAnswer> {
  const found = await port.balance(query);
  return found ? balanced(requestUuid, found, found.balance) : refused('RS_ERROR_INVALID_TOKEN', requestUuid);
}

async function bet(
  call: NonNullable<ReturnType<typeof parseBet>>,
  vendor: WireVendor,
  port: WalletPort,
): Promise<WireAnswer> {
  const playable = port.isPlayable(vendor.code, call.gameCode);
  const { currency, amount, isFree: free } = call;
  return played(
    call.requestUuid,
    await port.play({ kind: 'bet', ...playOf(vendor, call), currency, amount, free, playable }),
  );
}

async function win(
  call: NonNullable<ReturnType<typeof parseWin>>,
  vendor: WireVendor,
  port: WalletPort,
): Promise<WireAnswer> {
  const { currency, amount, isFree: free, reference } = call;
  const knownGame = port.isKnownGame(vendor.code, call.gameCode);
  return played(
    call.requestUuid,
    await port.play({ kind: 'win', ...playOf(vendor, call), currency, amount, free, reference, knownGame }),
  );
}

async function rollback(
  call: NonNullable<ReturnType<typeof parseRollback>>,
  vendor: WireVendor,
  port: WalletPort,
): Promise<WireAnswer> {
  const { reference } = call;
  return played(call.requestUuid, await port.play({ kind: 'rollback', ...playOf(vendor, call), reference }));
}

function queryOf(vendor: WireVendor, { token, player }: { token: string; player: string | null }): SessionQuery {
  return { vendorId: vendor.id, token: tokenHashHex(token), player };
}

function playOf(
  vendor: WireVendor,
  call: {
    token: string;
    player: string | null;
    transactionUuid: string;
    round: string;
    gameCode: string;
    roundClosed: boolean;
  },
) {
  const { transactionUuid: txId, round, gameCode, roundClosed: closesRound } = call;
  return { ...queryOf(vendor, call), txId, round, gameCode, closesRound };
}

function echoOf(body: Buffer): string | null {
  try {
    return requestUuidOf(fieldsOf(JSON.parse(body.toString())));
  } catch {
    return null;
  }
}
