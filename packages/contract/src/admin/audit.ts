import * as z from 'zod/mini';
import { Instant } from '../common.ts';
import { operation } from '../operation.ts';
import { listOf, page, reason } from './lists.ts';

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
  query: z.object({ ...page, ...searched }),
  value: listOf(AdminAuditEntry),
});

export const adminAuditExport = operation({
  id: 'adminAuditExport',
  method: 'POST',
  path: '/api/admin/audit/export',
  access: 'staff',
  permission: 'audit.export',
  summary: 'The newest 10,000 entries of a search for a file; the export is itself recorded',
  query: z.object(searched),
  body: z.object({ reason }),
  value: z.object({ list: z.array(AdminAuditEntry) }),
});
