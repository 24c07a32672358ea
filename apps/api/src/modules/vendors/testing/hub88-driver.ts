import { randomUUID } from 'node:crypto';
import { type Amount, SCALE } from '@champa/money';
import type { Bet, Driver, Said, Told } from '../adapters/conformance.ts';
import { type Answer, send } from './hub88-vendor.ts';
import type { Player } from './player.ts';
import type { World } from './world.ts';

const meaning: Record<string, Said> = {
  RS_OK: 'ok',
  RS_ERROR_DUPLICATE_TRANSACTION: 'duplicate',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'no bet',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'rolled back',
  RS_ERROR_NOT_ENOUGH_MONEY: 'no money',
  RS_ERROR_WRONG_CURRENCY: 'wrong currency',
  RS_ERROR_INVALID_TOKEN: 'unknown token',
  RS_ERROR_TOKEN_EXPIRED: 'expired',
  RS_ERROR_USER_DISABLED: 'player disabled',
  RS_ERROR_INVALID_GAME: 'unknown game',
  RS_ERROR_INVALID_PARTNER: 'vendor disabled',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_UNKNOWN: 'refused',
};

/** Sends hub88 calls for the suites that are independent of dialects. */
export function createHub88Driver({ app }: World): Driver {
  const post = async (path: string, player: Player, fields: object): Promise<Told> => {
    const common = { token: player.token, request_uuid: randomUUID(), user: player.memberId, game_code: 'naga-gold' };
    const { answer, text } = await send(app, path, JSON.stringify({ ...common, ...fields }));
    return { said: meaning[answer.status]!, balance: balanceIn(answer, text) };
  };
  return {
    balance: async (player) => (await post('/user/balance', player, {})).balance!,
    bet: (player, bet) => post('/transaction/bet', player, moneyFields(player, bet)),
    win: (player, win) =>
      post('/transaction/win', player, { ...moneyFields(player, win), reference_transaction_uuid: win.bet }),
    rollback: (player, { key, bet, round, closes = false }) => {
      const reference = { transaction_uuid: key, reference_transaction_uuid: bet };
      return post('/transaction/rollback', player, { ...reference, round, round_closed: closes });
    },
  };
}

function moneyFields(
  player: Player,
  { key, round, amount = SCALE, closes = false, free = false, ...rest }: Bet,
): object {
  return {
    transaction_uuid: key,
    round,
    round_closed: closes,
    is_free: free,
    game_code: rest.gameCode ?? 'naga-gold',
    currency: rest.currency ?? player.currency,
    amount: Number(amount),
  };
}

function balanceIn(answer: Answer, text: string): Amount | null {
  return answer.balance === undefined ? null : BigInt(/"balance":(\d+)/.exec(text)![1]!);
}
