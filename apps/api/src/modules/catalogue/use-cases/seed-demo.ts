import type { DemoTitle, DemoVendor } from '@champa/titles';
import { parseAmount } from '@champa/money';
import type { WriteHandle } from '../../../platform/database.ts';
import { type GameWrite, upsertGames, upsertVendors } from '../catalogue.repo.ts';

export type DemoCatalogue = { vendors: readonly DemoVendor[]; titles: readonly DemoTitle[] };

/** Days over which the demo's games were added, so that NEW shows some and not all. */
const DAYS = 720;

/**
 * Fills the demo's catalogue, in one statement for the vendors and one for the games. Safe to call again: existing rows
 * are set to the same values. A page of the lobby shows games of many vendors, the hot ones first.
 */
export async function seedDemoCatalogue(
  tx: WriteHandle,
  { vendors, titles }: DemoCatalogue,
  now: Temporal.Instant,
): Promise<void> {
  await upsertVendors(
    tx,
    vendors.map((vendor, sort) => ({ ...vendor, sort, enabled: true })),
  );
  await upsertGames(tx, placed(titles, now));
}

function placed(titles: readonly DemoTitle[], now: Temporal.Instant): GameWrite[] {
  const countOf = new Map<string, number>();
  return titles.map((title, index) => {
    const rank = rankOf(title);
    const row = `${title.vassalage} ${rank}`;
    const turn = countOf.get(row) ?? 0;
    countOf.set(row, turn + 1);
    return {
      ...title,
      tags: [...title.tags],
      minBet: parseAmount(title.minBet),
      enabled: true,
      maintenance: !canOpen(title),
      // Within a rank vendors alternate.
      sort: turn + rank * titles.length,
      createdAt: now.subtract({ hours: 24 * (spread(index) % DAYS) }).toString(),
    };
  });
}

/** First the hot games that can be opened, then the others that can, then the rest. */
function rankOf(title: DemoTitle): number {
  if (!canOpen(title)) return 2;
  return title.isHot === 1 ? 0 : 1;
}

/** Whether the demo can open a title: the studio plays it, the site has a page for it, or it stands for its vendor. */
function canOpen({ engine, isGame, gameType }: DemoTitle): boolean {
  return engine !== null || isGame === 'VASSALAGE' || gameType === 'LOTT' || gameType === 'ELOTT';
}

// The fractional part of multiples of the golden ratio: neighbours are far apart and evenly spread.
function spread(index: number): number {
  return Math.floor(((index * 0.618_033_988_749_895) % 1) * 1_000_000);
}
