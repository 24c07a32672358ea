import type { GameCategory, GameType, Language } from '@champa/contract';
import type { Amount } from '@champa/money';

/** A vendor as the catalogue knows it. How it speaks on the wire is the vendors module's matter. */
export type CatalogueVendor = {
  vassalage: string;
  displayName: string;
  gameType: GameType;
  accountTypeName: string;
  launchMode: 'frame' | 'window';
  enabled: boolean;
};

/** A game with what its vendor gives it. */
export type CatalogueGame = {
  nodeId: bigint;
  vendor: CatalogueVendor;
  gameType: GameType;
  category: GameCategory;
  gameCode: string;
  name: string;
  nameLo: string | null;
  nameCn: string | null;
  /** What the cover shows; null where nobody said. */
  theme: string | null;
  classify: string | null;
  /** 1 is hot. */
  isHot: 0 | 1;
  /** 0 offers a free trial. */
  supportPlay: 0 | 1;
  minBet: Amount | null;
  lines: number | null;
  /** Percent, two decimals. */
  rtp: string | null;
  tags: readonly string[];
  isGame: 'GAME' | 'VASSALAGE';
  /** Whether it is shown and can be launched: switched on itself, and its vendor too. */
  enabled: boolean;
  /** Its place among all games by time of coming, the newest first. */
  newness: number;
};

/** The game's name in a visitor's language; the English one where it has none. */
export function nameIn(game: CatalogueGame, language: Language): string {
  if (language === 'lo') return game.nameLo ?? game.name;
  if (language === 'cn') return game.nameCn ?? game.name;
  return game.name;
}
