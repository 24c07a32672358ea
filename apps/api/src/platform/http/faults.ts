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
    issues.map((issue) => [
      [name, ...issue.path].join('.'),
      isOfNumber(issue) ? 'range' : (ownKey(issue) ?? issueKey(issue)),
    ]),
  );
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
