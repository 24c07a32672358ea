import type { Activity } from '@champa/contract';

type Given = Pick<Activity, 'given' | 'tasks'>;

/**
 * What the panel says about the most rewards that a member can receive. `compete`: there are more ways to a reward than the
 * promotion gives one member, so that each reward taken closes others. Undefined: nothing to say yet.
 */
export function givenLabel({
  given: { times, most },
  tasks,
}: Given): 'activity_compete' | 'activity_given' | undefined {
  if (most === null) return undefined;
  if (times < most && waysOf(tasks) > most) return 'activity_compete';
  return times > 0 ? 'activity_given' : undefined;
}

function waysOf(tasks: Given['tasks']): number {
  return tasks.reduce(
    (sum, { steps, every }) => sum + (every ? (every.most ?? Infinity) : Math.max(steps.length, 1)),
    0,
  );
}
