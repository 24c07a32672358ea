import type { DownlineSort } from '@champa/contract';

/** Where a sorted page ended: the sort value of its last member, and their ID. */
export type TeamCursor = { key: string; id: string };

const number = /^-?\d{1,18}$/;
const isKey: Record<DownlineSort, (key: string) => boolean> = {
  registered: isInstant,
  name: (key) => key.length <= 200,
  balance: (key) => number.test(key),
  validBet: (key) => number.test(key),
  profit: (key) => number.test(key),
};

export function writeCursor({ key, id }: TeamCursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** @returns null where a text is not a cursor of this order */
export function readCursor(text: string, sort: DownlineSort): TeamCursor | null {
  const [key, id] = parse(Buffer.from(text, 'base64url').toString());
  if (typeof key !== 'string' || typeof id !== 'string') return null;
  return /^[1-9]\d{0,17}$/.test(id) && isKey[sort](key) ? { key, id } : null;
}

function parse(text: string): unknown[] {
  try {
    const written: unknown = JSON.parse(text);
    return Array.isArray(written) ? written : [];
  } catch {
    return [];
  }
}

function isInstant(text: string): boolean {
  try {
    return Temporal.Instant.from(text) instanceof Temporal.Instant;
  } catch {
    return false;
  }
}
