import * as z from 'zod/mini';
import { Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { cursor, cursorListOf } from './lists.ts';

const anything = z.record(z.string(), z.unknown());

export const AdminAuditEntry = z.object({
  /** Its number in the chain. */
  id: z.string(),
  at: Instant,
  /** The employee; null where nobody was signed in, as at a wrong password. */
  by: z.nullable(z.string()),
  ip: z.string(),
  action: z.string(),
  detail: anything,
  reason: z.nullable(z.string()),
  before: z.nullable(anything),
  after: z.nullable(anything),
  requestId: z.nullable(z.string()),
  hash: z.string(),
});
export type AdminAuditEntry = z.infer<typeof AdminAuditEntry>;

const text = z.optional(z.string().check(z.maxLength(80)));
const searched = { by: text, action: text, memberId: text, from: z.optional(Instant), until: z.optional(Instant) };

export const adminAudit = operation({
  id: 'adminAudit',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  permission: 'audit.view',
  summary: 'What employees did, newest first: by employee, action, member and time',
  query: z.object({ ...cursor, ...searched }),
  value: cursorListOf(AdminAuditEntry),
});
