import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { readExact, writeExact } from './exact-json.ts';
import type { Movement, Player, Purse, PurseAnswer } from './purse.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

export type WalletOptions = {
  walletUrl: string;
  vendorKey: KeyObject;
  timeoutMs: number;
  newUuid: () => string;
};

const Answer = z.object({
  status: z.string(),
  request_uuid: z.optional(z.string()),
  balance: z.optional(z.bigint()),
});

const ROUTES = { bet: 'transaction/bet', win: 'transaction/win', rollback: 'transaction/rollback' } as const;

// Statuses that say for certain that a bet took nothing. After any other failure the bet is rolled back.
const BET_REFUSALS = new Set([
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_INVALID_PARTNER',
]);

// A win or rollback is owed, so only answers that no retry can change end it; a wrong key or a full disk can be fixed.
const DELIVERY_REFUSALS = new Set([
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
]);

const BALANCE_REFUSALS = new Set(['RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_USER_DISABLED']);

/** The operator's wallet in the `hub88` dialect. Each vendor code has its own path below the wallet's URL. */
export function createWallet(options: WalletOptions): Purse {
  return {
    balance: (player) => call(options, player, 'user/balance', {}, BALANCE_REFUSALS),
    move: (player, movement) =>
      call(
        options,
        player,
        ROUTES[movement.kind],
        movementBody(player, movement),
        movement.kind === 'bet' ? BET_REFUSALS : DELIVERY_REFUSALS,
      ),
  };
}

function movementBody({ currency }: Player, movement: Movement): object {
  const { kind, roundId, transactionUuid, betUuid, amount, rewardUuid, raiseId } = movement;
  const common = { transaction_uuid: transactionUuid, round: roundId };
  if (kind === 'rollback') return { ...common, reference_transaction_uuid: betUuid, round_closed: !raiseId };
  const gift = rewardUuid === null ? { is_free: false } : { is_free: true, reward_uuid: rewardUuid };
  const money = { ...common, currency, amount, ...gift, round_closed: kind === 'win' };
  return kind === 'win' ? { ...money, reference_transaction_uuid: betUuid } : money;
}

async function call(
  { walletUrl, vendorKey, timeoutMs, newUuid }: WalletOptions,
  player: Player,
  route: string,
  fields: object,
  refusals: Set<string>,
): Promise<PurseAnswer> {
  const requestUuid = newUuid();
  const body = Buffer.from(
    writeExact({
      token: player.token,
      request_uuid: requestUuid,
      user: player.player,
      game_code: player.gameCode,
      ...fields,
    }),
  );
  try {
    const response = await fetch(`${walletUrl}/${encodeURIComponent(player.vassalage)}/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, vendorKey) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) return { kind: 'unknown', status: `HTTP_${response.status}` };
    return judge(await response.text(), requestUuid, refusals);
  } catch (error) {
    return { kind: 'unknown', status: error instanceof Error ? error.name : 'FAILED' };
  }
}

function judge(text: string, requestUuid: string, refusals: Set<string>): PurseAnswer {
  const { status, request_uuid: echo, balance } = z.parse(Answer, readExact(text));
  // An answer to another request proves nothing about this one. A refusal of an unreadable request has no echo.
  if (echo !== undefined && echo !== requestUuid) return { kind: 'unknown', status: 'OTHER_REQUEST' };
  if (refusals.has(status)) return { kind: 'refused', status, balance: balance ?? null };
  if (status === 'RS_OK' && echo !== undefined && balance !== undefined) return { kind: 'ok', balance };
  return { kind: 'unknown', status };
}
