import type { AdminGameChange, GameState, GameType } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';

/** What of a game is edited by hand. */
export type GameFacts = {
  name: string;
  nameLo: string | null;
  nameCn: string | null;
  gameType: GameType;
  classify: string | null;
  isHot: boolean;
  trial: boolean;
  minBet: Amount | null;
  lines: number | null;
  rtp: string | null;
  tags: string[];
  enabled: boolean;
  maintenance: boolean;
  cover: string | null;
  notIn: string[];
  stakeLimits: StakeLimitOfLevel[];
};

/** The highest stake, from a VIP level on. */
export type StakeLimitOfLevel = { fromLevel: number; most: Amount };

/** A game as staff sees it: what is stored of it, and what becomes of it with its vendor. */
export type StoredGame = GameFacts & {
  nodeId: bigint;
  vassalage: string;
  vendorName: string;
  accountTypeName: string;
  gameCode: string;
  state: GameState;
  addedAt: Temporal.Instant;
  revision: number;
  changedAt: Temporal.Instant | null;
  changedBy: string | null;
};

/** The facts as they are written: on the API, and in the audit log. */
export function writtenFacts(facts: GameFacts): AdminGameChange {
  const { name, nameLo, nameCn, gameType, classify, isHot, trial, lines, rtp, tags, enabled, maintenance } = facts;
  const minBet = facts.minBet === null ? null : formatDecimal(facts.minBet);
  const { cover } = facts;
  const notIn = facts.notIn.toSorted();
  const stakeLimits = facts.stakeLimits
    .toSorted((one, other) => one.fromLevel - other.fromLevel)
    .map(({ fromLevel, most }) => ({ fromLevel, most: formatDecimal(most) }));
  const written = { name, nameLo, nameCn, gameType, classify, isHot, trial, minBet, lines, rtp, tags };
  return { ...written, enabled, maintenance, cover, notIn, stakeLimits };
}

/** What differs, before and after; null where nothing does. */
export function differenceOf(was: GameFacts, is: GameFacts): { before: object; after: object } | null {
  const [before, after] = [writtenFacts(was), writtenFacts(is)];
  const changed = (Object.keys(after) as (keyof AdminGameChange)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  const pick = (facts: AdminGameChange) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
  return { before: pick(before), after: pick(after) };
}
