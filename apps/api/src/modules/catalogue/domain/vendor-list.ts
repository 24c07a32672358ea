import type { GameType } from '@champa/contract';

/** The fields of a vendor that reading its games needs. */
export type KnownVendor = { vassalage: string; displayName: string; gameType: GameType };

/** Our field for each name that vendors' `/game/list` (dialect hub88) uses for it. */
const OWN_NAMES = { game_code: 'gameCode', name: 'gameName', category: 'gameType', product: 'vassalage' } as const;

/** Categories of `/game/list` that mean exactly one area of ours. "Table Games", say, may be live or not. */
const CATEGORIES: Record<string, GameType> = {
  'video slots': 'RNG',
  slots: 'RNG',
  'scratch cards': 'RNG',
  'video poker': 'RNG',
  'live dealer': 'LIVE',
  'live games': 'LIVE',
  'live casino': 'LIVE',
  'live baccarat': 'LIVE',
  'live blackjack': 'LIVE',
  'live roulette': 'LIVE',
  'live poker': 'LIVE',
  'game shows': 'LIVE',
  'sports betting': 'SPORTS',
  sportsbook: 'SPORTS',
  esports: 'ESPORTS',
  'fishing games': 'FISH',
  fishing: 'FISH',
  cockfighting: 'COCKFIGHT',
  lottery: 'LOTT',
  'jackpot slots': 'JACKPOT',
  'crash games': 'MINI',
  'mini games': 'MINI',
};

type Fields = Record<string, unknown>;

/**
 * Renames the fields of a vendor's own list to ours. A row that contradicts itself, or uses ambiguous words, is refused
 * rather than guessed at. A row without a type has its vendor's.
 */
export function withOwnNames(
  fields: Fields,
  vendors: ReadonlyMap<string, KnownVendor>,
): { fields: Fields } | { reason: string } {
  const own: Fields = { ...fields };
  for (const [theirs, ours] of Object.entries(OWN_NAMES)) {
    const given = fields[theirs];
    if (typeof given !== 'string') continue;
    const meant = meaning(ours, given, vendors);
    if (own[ours] === undefined) {
      if (meant === undefined) return { reason: `${theirs}: ${JSON.stringify(given)} is not clear; give ${ours}` };
      own[ours] = meant;
    } else if (theirs !== 'category' && theirs !== 'product' && own[ours] !== meant) {
      return { reason: `${theirs}: says another thing than ${ours}` };
    }
  }
  if (own['gameType'] === undefined && typeof own['vassalage'] === 'string') {
    own['gameType'] = vendors.get(own['vassalage'])?.gameType;
  }
  return { fields: own };
}

function meaning(ours: string, given: string, vendors: ReadonlyMap<string, KnownVendor>): string | undefined {
  if (ours === 'gameType') return CATEGORIES[given.trim().toLowerCase()];
  if (ours === 'vassalage') return vendorNamed(given, vendors);
  return given;
}

function vendorNamed(given: string, vendors: ReadonlyMap<string, KnownVendor>): string | undefined {
  if (vendors.has(given)) return given;
  const wanted = given.trim().toLowerCase();
  const named = [...vendors.values()].filter(
    ({ vassalage, displayName }) => vassalage.toLowerCase() === wanted || displayName.toLowerCase() === wanted,
  );
  return named.length === 1 ? named[0]!.vassalage : undefined;
}
