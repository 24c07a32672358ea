import { LIABILITY_DAYS, type LiabilityReport } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { countDays, dayAt, plusDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { CSV_BEGINNING, csvLine } from '../../platform/csv.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import * as repo from './liability.repo.ts';

export type LiabilityNeeds = {
  pool: Pool;
  clock: Clock;
  /** The brand's, by which days end. */
  timeZone: () => Promise<string>;
  record: RecordByHand;
};

type Asked = { from?: string | undefined; to?: string | undefined };

/** Shown where no days are asked for. */
const SHOWN_DAYS = 7;

export type Liability = ReturnType<typeof createLiability>;

/** What the house owes at the end of each day: read once, when the day is over. */
export function createLiability({ pool, clock, timeZone, record }: LiabilityNeeds) {
  /** @throws ApiError VALIDATION for days the wrong way round, or too many */
  async function report(asked: Asked): Promise<LiabilityReport> {
    const zone = await timeZone();
    const to = asked.to ?? plusDays(dayAt(clock.now(), zone), -1);
    const range = { from: asked.from ?? plusDays(to, 1 - SHOWN_DAYS), to };
    if (range.from > to || countDays(range) > LIABILITY_DAYS)
      throw new ApiError('VALIDATION', { fields: { [asked.from === undefined ? 'to' : 'from']: 'range' } });
    const sums = await repo.selectSums(pool, range);
    const list = sums.map(({ takenAt, entries, amount, ...one }) => ({
      ...one,
      takenAt: takenAt.toString(),
      entries: Number(entries),
      amount: formatDecimal(amount),
    }));
    return { range, timeZone: zone, list };
  }

  return {
    report,

    /** The same as a file; that it was taken, and why, is recorded. */
    async reportFile(by: ByStaff, asked: Asked): Promise<{ name: string; content: string }> {
      const taken = await report(asked);
      const { range } = taken;
      const detail = { report: 'liability', ...range };
      await inTransaction(pool, (tx) => record(tx, by, 'report_downloaded', detail, 'no change'));
      return { name: `liability-${range.from}-${range.to}.csv`, content: fileOf(taken) };
    },

    /** Reads the sums of the day that ended last, unless that was done. */
    async take(): Promise<void> {
      const now = clock.now();
      const day = plusDays(dayAt(now, await timeZone()), -1);
      if (await repo.isTaken(pool, day)) return;
      await inTransaction(pool, async (tx) => {
        if (await repo.insertDay(tx, day, now)) await repo.insertSums(tx, day);
      });
    },
  };
}

function fileOf({ list, timeZone }: LiabilityReport): string {
  const head = csvLine([`day (${timeZone})`, 'read at', 'kind', 'part', 'currency', 'entries', 'amount']);
  const lines = list.map(({ day, takenAt, kind, part, currency, entries, amount }) =>
    csvLine([day, takenAt, kind, part, currency, String(entries), amount]),
  );
  return [CSV_BEGINNING, head, ...lines].join('');
}
