import { randomUUID } from 'node:crypto';
import type { SlipBet } from '@champa/contract';
import { GAME, type Member } from './lottery-api.ts';

/** A slip as a browser sends it: the bytes, and the nonce by which it is found afterwards. */
export type SlipRequest = { memberId: string; nonce: string; bytes: Buffer };

/** Slips of the members in turn on one draw, one to three bets each, like those of a five-digit game. */
export function slipRequests(members: readonly Member[], count: number, drawId: string): SlipRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const { memberId, token } = members[index % members.length]!;
    const nonce = randomUUID();
    const bets = Array.from({ length: 1 + (index % 3) }, (_bet, place) => betOf(index * 3 + place));
    const slip = { nonce, gameCode: GAME, revision: 1, draws: [{ id: drawId, times: 1 }], stopOnWin: false, bets };
    const body = Buffer.from(JSON.stringify(slip));
    const head =
      `POST /api/lottery/slips HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Authorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n`;
    return { memberId, nonce, bytes: Buffer.concat([Buffer.from(head), body]) };
  });
}

function betOf(number: number): SlipBet {
  const digit = (place: number): string => String((number * 7 + place * 3 + Math.floor(number / 10)) % 10);
  const rows = [
    { play: 'position', rows: [[digit(0)], [digit(1)], [], [], [digit(2)]] },
    { play: 'star2.back.straight', rows: [[digit(0), digit(4)].toSorted(), [digit(1)]] },
    { play: 'total', rows: [[['big', 'small', 'odd', 'even'][number % 4]!]] },
    { play: 'star3.front.straight', rows: [[digit(0)], [digit(1)], [digit(2)]] },
  ][number % 4]!;
  return { play: rows.play, choice: { rows: rows.rows.map((row) => [...new Set(row)]) }, unit: 'yuan', multiplier: 1 };
}
