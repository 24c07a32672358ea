import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ChainService } from './chains.service.ts';
import { demoGames } from './demo-games.ts';
import type { Game } from './domain/game.ts';
import type { DrawService } from './draws.service.ts';
import { selectOpenDraws } from './draws.repo.ts';
import { insertGame, updateVendors } from './games.repo.ts';
import type { GameService } from './games.service.ts';
import type { SlipService } from './slips.service.ts';

export type SeedNeeds = {
  pool: Pool;
  games: GameService;
  draws: DrawService;
  chains: ChainService;
  slips: SlipService;
};

/** The bets of the demo's player on the first draws; once these are drawn, the record shows them. */
const firstBets = [
  { code: 'one-minute-five', play: 'position', rows: [['7'], ['3'], [], [], ['8']], draws: 3 },
  { code: 'quick-three-dice', play: 'sum_sides', rows: [['big', 'odd']], draws: 3 },
  { code: 'saigon-one-minute', play: 'total', rows: [['big']], draws: 2 },
  { code: 'mien-bac-northern-draw', play: 'lo2', rows: [['07', '45', '89']], draws: 1 },
] as const;

/** The demo's games with some past draws, and a few bets of its player. */
export async function seedDemoLottery(needs: SeedNeeds, player: { memberId: string } | null): Promise<void> {
  const { pool, games, draws } = needs;
  await inTransaction(pool, updateVendors);
  const added = new Set<string>();
  for (const game of demoGames()) if (await inTransaction(pool, (tx) => insertGame(tx, game))) added.add(game.code);
  if (added.size === 0) return;
  games.forget();
  for (const game of await games.all()) {
    if (!added.has(game.code)) continue;
    await draws.planPast(game, PAST_DRAWS);
    await draws.plan(game);
  }
  if (player) for (const bet of firstBets) if (added.has(bet.code)) await placeFirst(needs, player.memberId, bet);
}

const PAST_DRAWS = 8;

async function placeFirst(
  { pool, games, slips }: SeedNeeds,
  memberId: string,
  { code, play, rows, draws }: (typeof firstBets)[number],
): Promise<void> {
  const game: Game = await games.byCode(code);
  const open = await selectOpenDraws(pool, code, draws);
  const wish = {
    memberId,
    nonce: randomUUID(),
    gameCode: code,
    revision: game.revision,
    draws: open.map(({ id }) => ({ id: String(id), times: 1 })),
    stopOnWin: false,
    bets: [{ play, choice: { rows: rows.map((row) => [...row]) }, unit: 'jiao' as const, multiplier: 1 }],
  };
  // A draw may close just now; then there is no bet on it.
  await slips.place(wish).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'LOTTERY_CLOSED')) throw error;
  });
}
