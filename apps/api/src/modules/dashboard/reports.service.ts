import type { DashboardFigures, ReportUnit, RevenueReport } from '@champa/contract';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { CSV_BEGINNING, csvLine } from '../../platform/csv.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { presentTotals } from './dashboard.present.ts';
import type { AskedDays, DashboardFiguresService } from './figures.service.ts';

type Needs = { pool: Pool; figures: Pick<DashboardFiguresService, 'report'>; record: RecordByHand };
type Asked = AskedDays & { unit: ReportUnit };

export type Reports = ReturnType<typeof createReports>;

/** The brand's figures as a report, on a screen and as a file. */
export function createReports({ pool, figures, record }: Needs) {
  /** @throws ApiError VALIDATION for days that cannot be shown */
  async function revenue({ unit, ...asked }: Asked): Promise<RevenueReport> {
    const { days: range, timeZone, currency, lines, total } = await figures.report(unit, asked);
    const list = lines.map(({ of, totals }) => ({ of, ...presentTotals(totals) }));
    return { range, unit, timeZone, currency, list, total: presentTotals(total) };
  }

  return {
    revenue,

    /** The same as a file; that it was taken, and why, is recorded. */
    async revenueFile(by: ByStaff, asked: Asked): Promise<{ name: string; content: string }> {
      const report = await revenue(asked);
      const { range, unit } = report;
      const detail = { report: 'revenue', unit, ...range };
      await inTransaction(pool, (tx) => record(tx, by, 'report_downloaded', detail, 'no change'));
      return { name: `revenue-${range.from}-${range.to}.csv`, content: fileOf(report) };
    },
  };
}

function fileOf({ list, total, timeZone, currency }: RevenueReport): string {
  const columns = Object.keys(total) as (keyof DashboardFigures)[];
  const line = (of: string, figures: DashboardFigures): string =>
    csvLine([of, currency, ...columns.map((column) => String(figures[column]))]);
  const head = csvLine([`of (${timeZone})`, 'currency', ...columns]);
  return [CSV_BEGINNING, head, ...list.map((one) => line(one.of, one)), line('total', total)].join('');
}
