import type { GameCategory, GameType, Language } from '@champa/contract';
import type { Amount } from '@champa/money';

/** A vendor as the catalogue knows it. Its protocol is the vendors module's matter. */
export type CatalogueVendor = {
  vassalage: string;
  displayName: string;
  gameType: GameType;
  accountTypeName: string;
  launchMode: 'frame' | 'window';
  enabled: boolean;
  /** Its games cannot be opened now. */
  maintenance: boolean;
  /** When the maintenance window that is under way ends; null where there is none. */
  closedUntil: Temporal.Instant | null;
  /** Where its games are not offered. */
  notIn: readonly string[];
};

/** A game with its vendor's fields. */
export type CatalogueGame = {
  nodeId: bigint;
  vendor: CatalogueVendor;
  gameType: GameType;
  category: GameCategory;
  gameCode: string;
  name: string;
  nameLo: string | null;
  nameCn: string | null;
  /** The motif of the cover; null where none is set. */
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
  /** Whether it is shown and can be launched: it and its vendor are switched on. */
  enabled: boolean;
  /** It is shown, but cannot be opened now: it or its vendor is under maintenance. It is never hot, and comes last. */
  maintenance: boolean;
  /** When that is planned to end; null where it is not known, or there is none. */
  maintenanceUntil: Temporal.Instant | null;
  /** The brand's picture that is its cover; null: the platform draws it. */
  cover: string | null;
  /** Countries where it, or its vendor, is not offered. */
  notIn: readonly string[];
  /** Its position among all games by the time they were added, the newest first. */
  newness: number;
};

/** The game's name in a visitor's language; the English one where it has none. */
export function nameIn(game: CatalogueGame, language: Language): string {
  if (language === 'lo') return game.nameLo ?? game.name;
  if (language === 'cn') return game.nameCn ?? game.name;
  return game.name;
}
