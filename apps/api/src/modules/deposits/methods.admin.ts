import { type Amount, formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isOpenAt } from './domain/hours.ts';
import {
  lockMethod,
  type Method,
  type MethodTerms,
  selectAllMethods,
  selectMethod,
  updateMethod,
} from './methods.repo.ts';

/** A method, and whether members are offered it at this moment. */
export type ShownMethod = { method: Method; offered: boolean };

type Needs = {
  pool: Pool;
  clock: Clock;
  timeZone: () => Promise<string>;
  record: RecordByHand;
  /** Tells open deposit forms. */
  changed: () => void;
};

export type MethodsAdmin = ReturnType<typeof createMethodsAdmin>;

/** What staff does with the ways to pay in. */
export function createMethodsAdmin({ pool, clock, timeZone, record, changed }: Needs) {
  return {
    /** All of them, in the order of the form. */
    async list(): Promise<ShownMethod[]> {
      const [methods, time] = await Promise.all([selectAllMethods(pool), timeOfDay()]);
      return methods.map((method) => shown(method, time));
    },

    one,

    /** @throws ApiError NOT_FOUND */
    async switch(by: ByStaff, code: string, enabled: boolean): Promise<ShownMethod> {
      await inTransaction(pool, async (tx) => {
        const known = await lock(tx, code);
        if (known.enabled === enabled) return;
        await updateMethod(tx, { ...known, enabled }, { by: by.name, at: clock.now() });
        const change = { before: { enabled: known.enabled }, after: { enabled } };
        await record(tx, by, 'method_switched', { method: code }, change);
      });
      changed();
      return one(code);
    },

    /**
     * Gives a method other terms; deposits under way keep theirs.
     *
     * @param seen the revision that the employee looked at
     * @throws ApiError NOT_FOUND; VALIDATION by field; CHANGED_MEANWHILE with what it is now
     */
    async change(
      by: ByStaff,
      code: string,
      { seen, terms }: { seen: number; terms: MethodTerms },
    ): Promise<ShownMethod> {
      requireSound(terms);
      await inTransaction(pool, async (tx) => {
        const known = await lock(tx, code);
        if (known.revision !== seen) throw changedMeanwhile(known);
        await updateMethod(tx, { ...known, ...terms }, { by: by.name, at: clock.now() });
        await record(
          tx,
          by,
          'method_changed',
          { method: code },
          { before: standingOf(known), after: standingOf(terms) },
        );
      });
      changed();
      return one(code);
    },
  };

  async function one(code: string): Promise<ShownMethod> {
    const [method, time] = await Promise.all([selectMethod(pool, code), timeOfDay()]);
    if (!method) throw new ApiError('NOT_FOUND', { method: code });
    return shown(method, time);
  }

  async function timeOfDay(): Promise<Temporal.PlainTime> {
    return clock
      .now()
      .toZonedDateTimeISO(await timeZone())
      .toPlainTime();
  }
}

function shown(method: Method, time: Temporal.PlainTime): ShownMethod {
  return { method, offered: method.isOffered && isOpenAt(method.hours, time) };
}

async function lock(tx: WriteHandle, code: string): Promise<Method> {
  const known = await lockMethod(tx, code);
  if (!known) throw new ApiError('NOT_FOUND', { method: code });
  return known;
}

function changedMeanwhile(known: Method): ApiError {
  const { revision, changed } = known;
  const current = standingOf(known);
  return new ApiError('CHANGED_MEANWHILE', {
    by: changed?.by ?? null,
    at: changed?.at.toString() ?? null,
    revision,
    current,
  });
}

/** @throws ApiError VALIDATION, which says what is wrong with which field */
function requireSound({ min, max, presets, fee, hours }: MethodTerms): void {
  const isWithin = (amount: Amount) => amount >= min && amount <= max;
  const faults = {
    ...(min <= 0n && { min: 'positive' }),
    ...(max < min && { max: 'below_min' }),
    ...(!presets.every(isWithin) && { presets: 'outside_limits' }),
    // The smallest payment must leave something.
    ...(feeTakesAll(min, fee) && { fee: 'takes_all' }),
    ...((fee.flat < 0n || fee.perMille < 0 || fee.perMille > 500) && { fee: 'out_of_range' }),
    ...(hours?.from === hours?.to && hours && { hours: 'never_open' }),
  };
  if (Object.keys(faults).length > 0) throw new ApiError('VALIDATION', { fields: faults });
}

function feeTakesAll(min: Amount, { flat, perMille }: MethodTerms['fee']): boolean {
  return flat * 1000n + min * BigInt(perMille) >= min * 1000n;
}

/** What the audit log keeps of a method's terms. */
function standingOf({ names, min, max, presets, fee, hours, sort }: MethodTerms): object {
  return {
    names,
    min: formatDecimal(min),
    max: formatDecimal(max),
    presets: presets.map(formatDecimal),
    fee: { ...fee, flat: formatDecimal(fee.flat) },
    hours,
    sort,
  };
}
