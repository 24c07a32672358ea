import { searchText } from '../../../shared/search-text.ts';

/** What the address of a lottery's page says. */
export type LotterySearch = { gameCode?: string | undefined };

export function parseLotterySearch({ gameCode }: Readonly<Record<string, unknown>>): LotterySearch {
  const code = searchText(gameCode, 40);
  return /^[\w.-]+$/.test(code) ? { gameCode: code } : {};
}

/** What the address of the seamless page says: the game to open. */
export type SeamlessSearch = { nodeId?: string | undefined };

export function parseSeamlessSearch({ nodeId }: Readonly<Record<string, unknown>>): SeamlessSearch {
  const id = searchText(nodeId, 20);
  return /^[1-9]\d{0,18}$/.test(id) ? { nodeId: id } : {};
}
