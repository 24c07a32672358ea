import { GAME_PAGE_SIZE } from '@champa/contract/constants';
import type { Game, GameCategory } from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { ListSearch } from './lobby-search.ts';

export type GameListPage = { games: readonly Game[]; total: number; totalPages: number };

/** A page of the member's own games, filtered as the server filters its lists. */
export function pageOfOwnGames(
  games: readonly Game[],
  category: GameCategory | undefined,
  search: ListSearch,
): GameListPage {
  const shown = games.filter((game) => belongs(game, category, search));
  const from = ((search.page ?? 1) - 1) * GAME_PAGE_SIZE;
  return {
    games: shown.slice(from, from + GAME_PAGE_SIZE),
    total: shown.length,
    totalPages: Math.ceil(shown.length / GAME_PAGE_SIZE),
  };
}

function belongs(game: Game, category: GameCategory | undefined, search: ListSearch): boolean {
  const { vassalage, classify, minBet, minLines } = search;
  return (
    (category === undefined || game.category === category) &&
    (vassalage === undefined || game.vassalage === vassalage) &&
    (classify === undefined || game.gameClassify === classify) &&
    (minBet === undefined || (game.minBet !== null && parseAmount(game.minBet) >= parseAmount(String(minBet)))) &&
    (minLines === undefined || (game.lines !== null && game.lines >= minLines))
  );
}
