import type { Activity } from '@champa/contract';

type Given = Pick<Activity, 'given' | 'tasks'>;
type GivenWords = { id: 'activity_compete' | 'activity_given'; values: { times: number; most: number } };

/**
 * What the panel says about the most rewards that a member can receive. `activity_compete`: there are more ways to a reward than
 * the promotion gives one member, so each reward taken closes others. Undefined: nothing to say yet.
 */
export function givenWords({ given: { times, most }, tasks }: Given): GivenWords | undefined {
  if (most === null) return undefined;
  const values = { times, most };
  if (times < most && waysOf(tasks) > most) return { id: 'activity_compete', values };
  return times > 0 ? { id: 'activity_given', values } : undefined;
}

function waysOf(tasks: Given['tasks']): number {
  return tasks.reduce(
    (sum, { steps, every }) => sum + (every ? (every.most ?? Infinity) : Math.max(steps.length, 1)),
    0,
  );
}
