import { type Amount, minimum, sum } from '@champa/money';

/** The wagering requirement of one deposit; rounds begun since then count. */
export type WageringRequirement = { id: bigint; cause: string; required: Amount; since: Temporal.Instant };

/** One requirement with its progress. */
export type Progress = WageringRequirement & { done: Amount; remaining: Amount };

/** All open requirements of a member, the oldest first, and their sums. */
export type Standing = { required: Amount; done: Amount; remaining: Amount; list: Progress[] };

/**
 * Distributes stakes among requirements. `staked[i]` are the stakes from the i-th requirement's time to the next one's:
 * they count for the requirements that existed by then, the oldest first, and for each only until it is met. So no
 * stake counts twice, and none for a deposit that came after it.
 *
 * @param requirements in the order of their time
 */
export function standingOf(requirements: readonly WageringRequirement[], staked: readonly Amount[]): Standing {
  const done = requirements.map(() => 0n);
  for (const [time, amount] of staked.entries()) {
    let left = amount;
    for (let i = 0; i <= time && left > 0n; i += 1) {
      const taken = minimum(left, requirements[i]!.required - done[i]!);
      done[i]! += taken;
      left -= taken;
    }
  }
  const list = requirements.map((one, i) => ({ ...one, done: done[i]!, remaining: one.required - done[i]! }));
  return {
    required: sum(list.map(({ required }) => required)),
    done: sum(list.map((one) => one.done)),
    remaining: sum(list.map(({ remaining }) => remaining)),
    list,
  };
}

/** The wagering requirement of a deposit: a percentage of it, rounded up to the unit. */
export function requiredFor(deposited: Amount, factorPercent: number): Amount {
  return (deposited * BigInt(factorPercent) + 99n) / 100n;
}
