import type { Call } from './calls.ts';

/** The loose form of every operation's input; `OperationInput` is its exact form for callers. */
export type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Fills a path's `{name}` parts and appends the query, leaving out what is undefined or empty. */
export function requestPath(call: Pick<Call, 'path'>, { params = {}, query = {} }: AnyInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
