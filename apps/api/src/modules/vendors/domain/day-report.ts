import type { PlayedKind } from '@champa/contract';
import type { Amount } from '@champa/money';

/** `until` is excluded. */
export type ReportSpan = { from: Temporal.Instant; until: Temporal.Instant };

/** What the transactions of one kind in one game add up to. */
export type ReportSum = { gameCode: string; currency: string; kind: PlayedKind; count: number; amount: Amount };

/** One transaction by the vendor's books. */
export type ReportEntry = {
  kind: PlayedKind;
  /** The vendor's key of it, as in its calls. */
  txId: string;
  round: string;
  /** The member's ID, where the vendor names the player. */
  player: string | null;
  gameCode: string;
  currency: string;
  /** What it moved: nothing for a free bet; of a rollback, what went back. */
  amount: Amount;
};

export type ReportPage = { entries: ReportEntry[]; next: string | null };

/**
 * What a seamless vendor says its games moved in our wallet. A rollback that gave nothing back may be left out.
 * `adapters/day-report-conformance.ts` is what each adapter must pass.
 */
export type DayReport = {
  /** @throws VendorUnreachable */
  sums: (span: ReportSpan) => Promise<ReportSum[]>;
  /**
   * The transactions of one game in one currency, page by page. Left out by a vendor that reports sums only.
   *
   * @throws VendorUnreachable
   */
  transactions?: (
    span: ReportSpan,
    game: { gameCode: string; currency: string },
    after: string | null,
  ) => Promise<ReportPage>;
};
