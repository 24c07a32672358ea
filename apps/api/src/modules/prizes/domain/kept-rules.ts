import type { Rules } from './game.ts';

/** Rules as the database stores them: large whole numbers are texts under a key of their own. */

const UNITS = '$units';

export function writeRules(rules: Rules): string {
  return JSON.stringify(rules, (_key, value: unknown) =>
    typeof value === 'bigint' ? { [UNITS]: String(value) } : value,
  );
}

export function readRules(kept: unknown): Rules {
  return revive(kept) as Rules;
}

function revive(kept: unknown): unknown {
  if (Array.isArray(kept)) return kept.map(revive);
  if (typeof kept !== 'object' || kept === null) return kept;
  if (UNITS in kept) return BigInt(String(kept[UNITS]));
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, revive(value)]));
}
