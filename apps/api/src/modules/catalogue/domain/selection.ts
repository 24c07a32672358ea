import type { GameCategory, GameType } from '@champa/contract';
import { type Amount, parseAmount } from '@champa/money';
import type { CatalogueGame } from './game.ts';

/** Games shown by the filter NEW: ten pages of the newest. */
export const NEWEST = 280;

/** The filters of a list, before paging. */
export type Selection = {
  category?: GameCategory | undefined;
  gameType?: GameType | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  filter: 'ALL' | 'NEW' | 'HOT';
  /** Decimal text: games whose smallest stake is at least this. */
  minBet?: string | undefined;
  minLines?: number | undefined;
};

/**
 * Returns a test whether a game belongs to a selection; null where every game does. Filters by minimum bet or lines
 * leave out games that have none.
 */
export function belongsTo(selection: Selection): ((game: CatalogueGame) => boolean) | null {
  const { category, gameType, vassalage, gameClassify, filter, minLines } = selection;
  const asked = [category, gameType, vassalage, gameClassify, minLines, selection.minBet];
  if (filter !== 'HOT' && asked.every((value) => value === undefined)) return null;

  const minBet: Amount | undefined = selection.minBet === undefined ? undefined : parseAmount(selection.minBet);
  return (game) =>
    (category === undefined || game.category === category) &&
    (gameType === undefined || game.gameType === gameType) &&
    (vassalage === undefined || isGameOf(game, vassalage)) &&
    (gameClassify === undefined || game.classify === gameClassify) &&
    (filter !== 'HOT' || game.isHot === 1) &&
    (minBet === undefined || (game.minBet !== null && game.minBet >= minBet)) &&
    (minLines === undefined || (game.lines !== null && game.lines >= minLines));
}

// An entry for a whole vendor opens the list of its games, and so isn't in it.
function isGameOf({ vendor, isGame }: CatalogueGame, vassalage: string): boolean {
  return vendor.vassalage === vassalage && isGame === 'GAME';
}
