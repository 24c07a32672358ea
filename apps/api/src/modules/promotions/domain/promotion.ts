import type { Definition, Measure, Rule } from './definition.ts';

/** A promotion as it runs. */
export type Promotion = {
  id: bigint;
  key: string;
  definition: Definition;
  state: 'running' | 'paused';
  startsAt: Temporal.Instant;
  /** Null: long-term. */
  endsAt: Temporal.Instant | null;
  /** The seed of random rewards; 32 bytes. */
  seed: Uint8Array;
};

/** One count for a member: of a rule's own measure, or of a counter. */
export type Counter = { code: string; measure: Measure; rule: Rule | null };

export function countersOf({ rules, counters }: Definition): Counter[] {
  return [
    ...rules.flatMap((rule) => (rule.measure ? [{ code: rule.code, measure: rule.measure, rule }] : [])),
    ...counters.map(({ code, measure }) => ({ code, measure, rule: null })),
  ];
}

export function runsAt({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startsAt, at) <= 0 && (endsAt === null || Temporal.Instant.compare(at, endsAt) < 0);
}
