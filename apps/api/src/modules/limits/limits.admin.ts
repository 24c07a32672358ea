import { exclusionMonths } from '@champa/contract';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LimitName } from './domain/limit.ts';
import type { LimitsService } from './limits.service.ts';

export type LimitsAdmin = ReturnType<typeof createLimitsAdmin>;

type Needs = {
  service: Pick<LimitsService, 'overview' | 'history' | 'exclude' | 'setOperatorLimit'>;
  record: RecordByHand;
};

/** What customer service does with members' limits. Each change keeps who made it and why. */
export function createLimitsAdmin({ service, record }: Needs) {
  return {
    /** A member's limits, pauses and exclusion, and the history of changes. */
    show: async (memberId: string) => ({
      ...(await service.overview(memberId)),
      changes: await service.history(memberId),
    }),

    /** Limits a member on the operator's part, or (null) lifts that. */
    limit: (by: ByStaff, { memberId, name, value }: { memberId: string; name: LimitName; value: bigint | null }) =>
      service.setOperatorLimit({ memberId, name, value, actor: by.actor, reason: by.reason }, (tx, before) =>
        record(
          tx,
          by,
          'member_limited',
          { memberId, ...name },
          {
            before: { value: textOf(before) },
            after: { value: textOf(value) },
          },
        ),
      ),

    /** Excludes a member for so many months, null for ever. Nothing undoes it. @throws ApiError VALIDATION */
    async exclude(by: ByStaff, { memberId, months }: { memberId: string; months: number | null }): Promise<void> {
      const { min, max } = exclusionMonths;
      if (months !== null && !(Number.isInteger(months) && months >= min && months <= max)) {
        throw new ApiError('VALIDATION', { fields: { months: `must be a whole number from ${min} to ${max}` } });
      }
      await service.exclude({ memberId, months, actor: by.actor, reason: by.reason }, (tx) =>
        record(tx, by, 'member_excluded', { memberId }, { before: null, after: { months } }),
      );
    },
  };
}

function textOf(value: bigint | null): string | null {
  return value === null ? null : String(value);
}
