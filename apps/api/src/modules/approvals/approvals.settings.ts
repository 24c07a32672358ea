import { type ApprovalKind, approvalKinds } from '@champa/contract';
import { isDecimal } from '@champa/money';
import * as z from 'zod/mini';
import { defineSetting, type ValuesOf } from '../settings/index.ts';

const kinds = Object.keys(approvalKinds) as ApprovalKind[];
const amount = z.string().check(z.refine((text) => isDecimal(text) && !text.startsWith('-'), { error: 'no amount' }));

type FourEyes = {
  /** A request that nobody has decided by then is void. */
  expireHours: number;
  /** What a second person is wanted for: always, or where more than an amount is at stake. Points count as they are. */
  wanted: { kind: ApprovalKind; above?: string | undefined }[];
};

export const approvalsSettings = {
  approvals: defineSetting<FourEyes>({
    key: 'approvals',
    group: 'operation',
    schema: z.object({
      expireHours: z.int().check(z.minimum(1), z.maximum(24 * 30)),
      wanted: z.array(z.object({ kind: z.enum(kinds), above: z.optional(amount) })).check(z.maxLength(100)),
    }),
    default: { expireHours: 24, wanted: [] },
    // What the brand wanted is unknown then: a second person for everything.
    closed: (initial) => ({ ...initial, wanted: kinds.map((kind) => ({ kind })) }),
  }),
};

export type ApprovalRules = ValuesOf<typeof approvalsSettings>['approvals'];
