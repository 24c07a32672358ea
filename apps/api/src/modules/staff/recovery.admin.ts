import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { type Consent, isAgreed, standingConsents, standUntil } from './domain/recovery.ts';
import { covers, rightsOf } from './domain/rights.ts';
import { deleteConsents, replaceConsent, selectConsents } from './recovery.repo.ts';
import { requireManageable } from './roles.admin.ts';
import { selectHeld } from './roles.repo.ts';
import type { SecondFactors } from './second-factor.service.ts';
import { deleteSessionsOf } from './sessions.repo.ts';
import type { StaffRules } from './staff.settings.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  secondFactors: SecondFactors;
  record: RecordByHand;
  rules: () => Promise<StaffRules>;
};

/** A recovery under way: who has confirmed it, and until when that counts. */
export type Recovery = { confirmedBy: string[]; until: Temporal.Instant };

/** Second factors that were lost: two others confirm it, then these are removed. */
export function createRecoveryAdmin({ pool, clock, secondFactors, record, rules }: Needs) {
  async function consentsOf(db: ReadHandle, staffId: bigint | null): Promise<Map<bigint, Consent[]>> {
    const found = Map.groupBy(await selectConsents(db, staffId), (row) => row.staffId);
    const judged = new Map<bigint, Consent[]>();
    for (const [of, rows] of found) {
      const held = await selectHeld(db, of);
      const needed = held ? rightsOf(held) : [];
      judged.set(
        of,
        rows.map(({ by, name, at, status, ...own }) => ({
          by,
          name,
          at,
          mayManage: status === 'active' && covers(rightsOf(own), ['staff.edit', ...needed]),
        })),
      );
    }
    return judged;
  }

  return {
    /** The recoveries that are under way, by employee. */
    async recoveries(): Promise<Map<bigint, Recovery>> {
      const { recoveryHours: hours } = await rules();
      const now = clock.now();
      const underWay = new Map<bigint, Recovery>();
      for (const [of, consents] of await consentsOf(pool, null)) {
        const standing = standingConsents(consents, { of, now, hours });
        const until = standUntil(standing, hours);
        if (until !== null) underWay.set(of, { confirmedBy: standing.map(({ name }) => name), until });
      }
      return underWay;
    },

    /**
     * Confirms that an employee lost their second factors. With the second confirmation they are removed and sessions end; the employee adds
     * new ones at the next sign-in.
     *
     * @returns whether they were removed
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE: for one's own, without the right to change employees and all that this one may do, where
     *   there is none to remove, or a second time
     */
    confirmLoss: (by: ByStaff, username: string): Promise<boolean> =>
      inTransaction(pool, async (tx) => {
        const { staffId } = await requireManageable(tx, by, username);
        const own = await selectHeld(tx, by.staffId);
        if (!own || !rightsOf(own).includes('staff.edit'))
          throw new ApiError(
            'NOT_POSSIBLE',
            because('may_not_confirm', 'only employees who may change employees confirm it'),
          );
        if ((await secondFactors.list(tx, staffId)).length === 0)
          throw new ApiError('NOT_POSSIBLE', because('no_second_factor', 'they have no second factor'));
        const asked = { of: staffId, now: clock.now(), hours: (await rules()).recoveryHours };
        const before = standingConsents((await consentsOf(tx, staffId)).get(staffId) ?? [], asked);
        if (before.some((consent) => consent.by === by.staffId))
          throw new ApiError(
            'NOT_POSSIBLE',
            because('confirmed_already', 'you have confirmed it: another employee is needed'),
          );
        await replaceConsent(tx, { staffId, by: by.staffId, at: asked.now, reason: by.reason });
        await record(tx, by, 'staff_recovery_confirmed', { username }, 'no change');
        if (!isAgreed((await consentsOf(tx, staffId)).get(staffId) ?? [], asked)) return false;
        await secondFactors.forget(tx, staffId);
        await deleteSessionsOf(tx, staffId);
        await deleteConsents(tx, staffId);
        await record(tx, by, 'staff_second_factors_removed', { username }, 'not kept');
        return true;
      }),
  };
}
