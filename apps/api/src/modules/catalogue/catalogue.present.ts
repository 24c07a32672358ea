import type { Game, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { type CatalogueGame, nameIn } from './domain/game.ts';

/** The picture fields of a game. */
export type GamePictures = { icon: (game: CatalogueGame) => string; placeholder: (game: CatalogueGame) => string };

/** A game as the API presents it, named in the visitor's language. */
export function presentGame(game: CatalogueGame, language: Language, pictures: GamePictures): Game {
  return {
    nodeId: String(game.nodeId),
    gameId: `${game.vendor.vassalage}:${game.gameCode}`,
    gameName: nameIn(game, language),
    vassalage: game.vendor.vassalage,
    vendorName: game.vendor.displayName,
    gameType: game.gameType,
    category: game.category,
    gameClassify: game.classify,
    gameCode: game.gameCode,
    isGame: game.isGame,
    isHot: game.isHot,
    maintenance: game.maintenance,
    ...(game.maintenanceUntil && { maintenanceUntil: game.maintenanceUntil.toString() }),
    supportPlay: game.supportPlay,
    minBet: game.minBet === null ? null : formatDecimal(game.minBet),
    lines: game.lines,
    rtp: game.rtp,
    icon: pictures.icon(game),
    placeholder: pictures.placeholder(game),
  };
}
