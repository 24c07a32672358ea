import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { contractPeriods } from '../contracts.ts';

export const Named = z.object({ id: Id, username: z.string() });
export const Period = z.enum([...contractPeriods, 'hour', 'slot']);
export const Side = z.enum(['upline', 'downline']);
export const one = { params: z.object({ id: Id }) };
