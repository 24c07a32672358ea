import { tokenHashHex } from '../../../../platform/ids.ts';
import { sharedSecret } from '../../../../platform/keys.ts';
import { LanesRefused } from '../../../../platform/lanes.ts';
import type { SessionQuery, WalletPort } from '../../domain/port.ts';
import type { WireVendor } from '../../domain/vendor.ts';
import type { Dialect, WireAnswer, WireRequest } from '../dialect.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { readJson } from '../json.ts';
import { balanced, played, refused, refusals } from './answers.ts';
import { openGame } from './launch.ts';
import {
  type AuthCall,
  type BetCall,
  parseAuth,
  parseBet,
  parseInfo,
  parseRollback,
  parseWin,
  type RollbackCall,
  type WinCall,
} from './parse.ts';
import { isSigned } from './signature.ts';

/** Answers a verified call; null where its fields are invalid. */
type Action = (fields: Fields, vendor: WireVendor, port: WalletPort) => Promise<WireAnswer> | null;

const actions: Record<string, Action> = {
  '/auth': (fields, vendor, port) => {
    const call = parseAuth(fields);
    return call && auth(call, vendor, port);
  },
  '/info': (fields, vendor, port) => {
    const call = parseInfo(fields);
    return call && balance(queryOf(vendor, call.token, call.player), port);
  },
  '/withdraw': (fields, vendor, port) => {
    const call = parseBet(fields);
    return call && bet(call, vendor, port);
  },
  '/deposit': (fields, vendor, port) => {
    const call = parseWin(fields);
    return call && (namesItself(call) ?? win(call, vendor, port));
  },
  '/rollback': (fields, vendor, port) => {
    const call = parseRollback(fields);
    return call && (namesItself(call) ?? rollback(call, vendor, port));
  },
};

/**
 * The dialect `spribe`: calls signed by a shared secret, whole numbers of thousandths, always HTTP 200 with a code. The
 * party exchanges the launch token for one of its own. It knows no rounds and does not say that a bet lost: each bet is
 * a round of its own, which ends with it; the win that may follow is still paid.
 */
export function createSpribe() {
  return {
    name: 'spribe',
    key: sharedSecret,
    paths: Object.keys(actions),
    answer: answerCall,
    failed: (_request, error) => refused(error instanceof LanesRefused ? refusals.busy : refusals.unknown),
    openGame: async (vendor, opening) => openGame(vendor, opening),
  } satisfies Dialect;
}

async function answerCall(request: WireRequest, port: WalletPort): Promise<WireAnswer> {
  const { path, vendor, body } = request;
  if (!vendor || !vendor.keys.some((key) => isSigned(request, key))) return refused(refusals.invalidSignature);
  const fields = readFields(body);
  const answer = fields && actions[path]!(fields, vendor, port);
  return answer ?? refused(refusals.invalidFields);
}

function readFields(body: Buffer): Fields | null {
  try {
    return fieldsOf(readJson(body.toString()));
  } catch {
    return null;
  }
}

async function auth({ launchToken, ownToken }: AuthCall, vendor: WireVendor, port: WalletPort): Promise<WireAnswer> {
  const isOpen = await port.exchangeToken(queryOf(vendor, launchToken, null), tokenHashHex(ownToken));
  return isOpen ? balance(queryOf(vendor, ownToken, null), port) : refused(refusals.invalidToken);
}

async function balance(query: SessionQuery, port: WalletPort): Promise<WireAnswer> {
  const found = await port.balance(query);
  return found ? balanced(found, found.balance) : refused(refusals.invalidToken);
}

async function bet(call: BetCall, vendor: WireVendor, port: WalletPort): Promise<WireAnswer> {
  const { currency, amount, game, txId } = call;
  const playable = port.isPlayable(vendor.code, game);
  const play = playOf(vendor, call, { round: txId, closesRound: true });
  return played(call, await port.play({ kind: 'bet', ...play, currency, amount, free: false, playable }), {
    by: -amount,
  });
}

async function win(call: WinCall, vendor: WireVendor, port: WalletPort): Promise<WireAnswer> {
  const { currency, amount, game, bet: reference } = call;
  const knownGame = port.isKnownGame(vendor.code, game);
  const play = playOf(vendor, call, { round: reference, closesRound: true });
  return played(call, await port.play({ kind: 'win', ...play, currency, amount, free: false, reference, knownGame }), {
    by: amount,
  });
}

async function rollback(call: RollbackCall, vendor: WireVendor, port: WalletPort): Promise<WireAnswer> {
  const play = playOf(vendor, call, { round: call.bet, closesRound: true });
  return played(call, await port.play({ kind: 'rollback', ...play, reference: call.bet }), null);
}

/** Refuses a transaction that names itself as its bet; finally, or it would be sent for ever. */
function namesItself({ txId, bet: reference }: WinCall | RollbackCall): Promise<WireAnswer> | null {
  return reference === txId ? Promise.resolve(refused(refusals.noTransaction)) : null;
}

function queryOf({ id: vendorId }: WireVendor, token: string, player: string | null): SessionQuery {
  return { vendorId, token: tokenHashHex(token), player };
}

function playOf(
  vendor: WireVendor,
  { token, player, txId, game: gameCode }: BetCall | RollbackCall,
  round: { round: string; closesRound: boolean },
) {
  return { ...queryOf(vendor, token, player), txId, gameCode, ...round };
}
