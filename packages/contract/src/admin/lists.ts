import * as z from 'zod/mini';
import { Id, queryInteger } from '../common.ts';

/** A page of a list. */
export const page = { pageNo: z._default(queryInteger(1, 10_000), 1), pageSize: z._default(queryInteger(1, 100), 25) };

/** The text that a list is searched for. */
export const search = z._default(z.string().check(z.maxLength(80)), '');

/** Why an employee changes something; it is kept with the change. */
export const reason = z.string().check(z.minLength(3), z.maxLength(500));

/** The answer of a list: one page of its rows, and how many there are. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ list: z.array(item), total: z.int() });
}

/**
 * A page of a long list, whose cost does not grow with its distance from the beginning: `after` is the `next` of the page before, a row's ID;
 * missing for the first page.
 */
export const cursor = {
  after: z.optional(Id),
  pageSize: z._default(queryInteger(1, 100), 25),
};

/** The answer of a long list; `next` is null where it ends. */
export function cursorListOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ list: z.array(item), next: z.nullable(z.string()) });
}

/** The same for a list that is sorted by more than IDs: `after` is the `next` of the page before, whatever it says. */
export const placeCursor = { ...cursor, after: z.optional(z.string().check(z.maxLength(80))) };
