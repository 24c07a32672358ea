import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { cursor, cursorListOf } from './lists.ts';

/**
 * The number of the change that made a thing what it is; `0` where nobody has changed it. Whoever saves says which one they read: if
 * another has come since, nothing is saved (`CHANGED_MEANWHILE`).
 */
export const Revision = z.string().check(z.regex(/^(?:0|[1-9]\d{0,18})$/));

/** Who changed a thing last, and when; null where it is as it began. */
export const lastChange = { changedBy: z.nullable(z.string()), changedAt: z.nullable(Instant) };

/** What a thing was made into by one change. `value` is null where it was removed. */
export const AdminVersion = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  reason: z.string(),
  value: z.unknown(),
});
export type AdminVersion = z.infer<typeof AdminVersion>;

/** The changes of a thing, the newest first. */
export const versionsQuery = z.object(cursor);
export const AdminVersions = cursorListOf(AdminVersion);
