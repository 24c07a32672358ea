import type { GameCategory, GameType } from '@champa/contract';

/**
 * The lobby area of a game: its game type, except for games of RNG vendors whose kind of account is one of the brand's
 * in-house kinds, which are an area of their own (specification, section 3, vendor lane).
 */
export function categoryOf(gameType: GameType, accountTypeName: string, inHouse: readonly string[]): GameCategory {
  return gameType === 'RNG' && inHouse.includes(accountTypeName) ? 'INHOUSE' : gameType;
}

/** Whether a game is a jackpot game: of that area, or of the in-house area's class JP. */
export function isJackpot({ category, classify }: { category: GameCategory; classify: string | null }): boolean {
  return category === 'JACKPOT' || (category === 'INHOUSE' && classify === 'JP');
}
