import type * as z from 'zod/mini';

/** What is wrong with what somebody sent: a message key for each field, by its path. */
export function faultsOf({ issues }: Pick<z.core.$ZodError, 'issues'>, whole = 'body'): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.') || whole, issueKey(issue)]));
}

/**
 * The same for a part of what was sent, whose paths begin with its name. A number that is too small or too large is out of its range; a
 * rule may name its own key beside its English (`params.fault`).
 */
export function faultsUnder(name: string, { issues }: Pick<z.core.$ZodError, 'issues'>): Record<string, string> {
  return Object.fromEntries(
    issues
      .flatMap(nearestIssues)
      .map((issue) => [
        [name, ...issue.path].join('.'),
        isOfNumber(issue) ? 'range' : (ownKey(issue) ?? issueKey(issue)),
      ]),
  );
}

/** What is wrong with a value that has none of several forms: with the form that it comes nearest to. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [nearest] = issue.errors.toSorted((a, b) => strangeness(a) - strangeness(b));
  return nearest!.flatMap((inner) => nearestIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** How many fields a value has beyond a form, or lacks. */
function strangeness(issues: readonly z.core.$ZodIssue[]): number {
  return issues.filter(
    (issue) => issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && issue.input === undefined),
  ).length;
}

function issueKey(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'pattern';
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'length';
  return /^[a-z_]+$/.test(issue.message) ? issue.message : 'pattern';
}

function isOfNumber(issue: z.core.$ZodIssue): boolean {
  return (issue.code === 'too_small' || issue.code === 'too_big') && ['number', 'int'].includes(issue.origin);
}

function ownKey(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'custom' ? (issue.params?.['fault'] as string | undefined) : undefined;
}
