import { type AlertKind } from '@champa/contract';
import { dayAt, plusDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import { eachApart } from '../../platform/each.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { waitingJobs } from '../../platform/waiting-jobs.ts';
import type { Figures } from '../figures/index.ts';
import * as repo from './alerts.repo.ts';
import type { AlertSettings } from './dashboard.settings.ts';
import {
  type CallsOf,
  type Over,
  type PaymentsOf,
  rtpOutside,
  successRates,
  tooOld,
  vendorErrors,
} from './domain/alerts.ts';
import { rtpOf } from './domain/totals.ts';

type Since<T> = (db: ReadHandle, since: Temporal.Instant) => Promise<T[]>;

export type AlertsNeeds = {
  pool: Pool;
  clock: Clock;
  thresholds: () => Promise<AlertSettings>;
  brand: () => Promise<{ timeZone: string; currency: string }>;
  figures: Pick<Figures, 'brandGames'>;
  record: RecordByHand;
  /** Vendors’ calls since a time. */
  callsSince: Since<CallsOf>;
  /** Ended payments of each provider, of those begun since a time. */
  depositsSince: Since<PaymentsOf>;
  payoutsSince: Since<PaymentsOf>;
  /** When the oldest of what waits for staff was begun; null: nothing waits. */
  oldestDeposit: (db: ReadHandle) => Promise<Temporal.Instant | null>;
  oldestWithdrawal: (db: ReadHandle) => Promise<Temporal.Instant | null>;
  /** Movements of which providers and our books do not say the same, and nobody has explained. */
  openDifferences: (db: ReadHandle) => Promise<{ party: 'provider' | 'vendor'; code: string; open: number }[]>;
  /** A played game as an alert names it, and its theoretical RTP in percent; null where it has none. */
  theoretical: (game: { vendorId: number; gameCode: string }) => Promise<{ game: string; rtp: string } | null>;
};

/** Jobs that check what must always hold; they fail where it does not. */
const VERIFICATIONS = ['ledger_verify', 'figures_verify', 'dashboard_verify'];
const CLOSED_LISTED = 20;

export type AlertsService = ReturnType<typeof createAlerts>;

/** What is over its threshold: looked at each minute by a job, from figures in the database, so that any server finds the same. */
export function createAlerts(needs: AlertsNeeds) {
  const { pool, clock, thresholds, brand, figures, record } = needs;

  const rtp = async (now: Temporal.Instant, limit: AlertSettings['rtp']): Promise<Over[]> => {
    const { timeZone, currency } = await brand();
    const today = dayAt(now, timeZone).toString();
    const games = await figures.brandGames(pool, currency, { from: plusDays(today, 1 - limit.days), to: today });
    const known = await Promise.all(
      games.map(async (play) => {
        const named = await needs.theoretical(play);
        const paid = rtpOf(play);
        if (named === null || paid === null) return [];
        const percents = { rtp: Number(paid), theoretical: Math.round(Number(named.rtp) * 100) };
        return [{ game: named.game, rounds: Number(play.rounds), ...percents }];
      }),
    );
    return rtpOutside(known.flat(), limit);
  };

  const age = (
    kind: 'withdrawal_age' | 'deposit_age',
    began: Temporal.Instant | null,
    now: Temporal.Instant,
    most: number,
  ) => (began === null ? [] : tooOld(kind, '', now.since(began).total('seconds'), most));

  const differences = async (
    kind: 'reconciliation' | 'vendor_reconciliation',
    of: 'provider' | 'vendor',
  ): Promise<Over[]> =>
    (await needs.openDifferences(pool))
      .filter(({ party }) => party === of)
      .map(({ code: subject, open }) => ({ kind, subject, value: String(open), threshold: '0' }));

  /** How each kind is measured. */
  const measures = (now: Temporal.Instant, limits: AlertSettings): Record<AlertKind, () => Promise<Over[]>> => {
    const { vendorErrors: errors, providerSuccess: success } = limits;
    const sinceHours = now.subtract({ hours: success.hours });
    return {
      vendor_errors: async () =>
        vendorErrors(await needs.callsSince(pool, now.subtract({ minutes: errors.minutes })), errors),
      deposit_success: async () =>
        successRates('deposit_success', await needs.depositsSince(pool, sinceHours), success),
      payout_success: async () => successRates('payout_success', await needs.payoutsSince(pool, sinceHours), success),
      rtp: () => rtp(now, limits.rtp),
      withdrawal_age: async () =>
        age('withdrawal_age', await needs.oldestWithdrawal(pool), now, limits.withdrawalMinutes),
      deposit_age: async () => age('deposit_age', await needs.oldestDeposit(pool), now, limits.depositMinutes),
      verification: async () =>
        (await waitingJobs(pool))
          .filter(({ task, failing, givenUp }) => VERIFICATIONS.includes(task) && failing + givenUp > 0)
          .map(({ task, failing, givenUp }) => {
            return { kind: 'verification', subject: task, value: String(failing + givenUp), threshold: '0' };
          }),
      reconciliation: () => differences('reconciliation', 'provider'),
      vendor_reconciliation: () => differences('vendor_reconciliation', 'vendor'),
      job_age: async () =>
        (await waitingJobs(pool)).flatMap(({ task, oldestSeconds }) =>
          tooOld('job_age', task, oldestSeconds, limits.jobMinutes),
        ),
    };
  };

  return {
    /**
     * Opens alerts for what is over its threshold, once for as long as it lasts, and closes those that are over. A kind that cannot be
     * measured keeps its alerts, and the job fails after the others.
     */
    async evaluate(): Promise<void> {
      const now = clock.now();
      const kinds = Object.entries(measures(now, await thresholds())) as [AlertKind, () => Promise<Over[]>][];
      const look = async ([kind, measure]: (typeof kinds)[number]): Promise<void> => {
        const over = await measure();
        await inTransaction(pool, async (tx) => {
          await repo.openAlerts(tx, over, now);
          await repo.closeAlerts(tx, [kind], now);
        });
      };
      await eachApart(kinds, look, 'some alerts could not be measured');
    },

    async list(): Promise<{ open: repo.Alert[]; closed: repo.Alert[] }> {
      const [open, closed] = await Promise.all([repo.selectOpen(pool), repo.selectClosed(pool, CLOSED_LISTED)]);
      return { open, closed };
    },

    /** @throws ApiError NOT_FOUND */
    acknowledge: (by: ByStaff, id: string): Promise<repo.Alert> =>
      inTransaction(pool, async (tx) => {
        const before = await repo.lockAlert(tx, id);
        if (!before) throw new ApiError('NOT_FOUND', { alert: id });
        await repo.acknowledge(tx, id, by.name, clock.now());
        const detail = { alert: id, kind: before.kind, subject: before.subject };
        const change = { before: { acknowledgedBy: before.acknowledgedBy }, after: { acknowledgedBy: by.name } };
        await record(tx, by, 'alert_acknowledged', detail, change);
        return (await repo.lockAlert(tx, id))!;
      }),
  };
}
