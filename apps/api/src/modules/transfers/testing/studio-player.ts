import { randomUUID } from 'node:crypto';

export type Played = { status: number; value: Record<string, any> };

/** Plays rounds at the smallest stake of a game that was opened at the studio. @returns the last answer */
export async function playRounds(studioUrl: string, gameUrl: string, rounds: number): Promise<Played> {
  const session = new URL(gameUrl).hash.slice('#s='.length);
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  const game = await fetch(`${studioUrl}/api/game`, { headers });
  const value = (await game.json()) as Played['value'];
  let last: Played = { status: game.status, value };
  for (let round = 0; round < rounds; round += 1) {
    const body = JSON.stringify({ requestId: randomUUID(), stake: value['stakes'][0] });
    const answer = await fetch(`${studioUrl}/api/play`, { method: 'POST', headers, body });
    last = { status: answer.status, value: (await answer.json()) as Played['value'] };
  }
  return last;
}
