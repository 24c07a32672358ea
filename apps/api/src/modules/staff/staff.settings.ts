import * as z from 'zod/mini';
import { defineSetting, type ValuesOf } from '../settings/index.ts';
import { isRange } from './addresses.ts';

const atLeastOne = z.int().check(z.minimum(1), z.maximum(100_000));
const range = z.string().check(z.refine(isRange, { error: 'is not an address or range such as 203.0.113.0/24' }));

type StaffSignIn = {
  /** A session that lies idle this long ends. */
  idleMinutes: number;
  /** The longest session; a working day. */
  hours: number;
  /** The addresses from which the back office may be used: single ones or ranges. Empty: from everywhere. */
  addresses: string[];
  /** Whether each employee must have a second factor, or only those who choose to. */
  secondFactor: 'required' | 'optional';
  /** After so long, rights, payouts, keys and second factors ask again who it is. */
  freshMinutes: number;
  /** Within this time two others have to confirm that an employee lost their second factors. */
  recoveryHours: number;
};

export const staffSettings = {
  staff: defineSetting<StaffSignIn>({
    key: 'staff',
    group: 'operation',
    schema: z.object({
      idleMinutes: atLeastOne,
      hours: atLeastOne,
      addresses: z.array(range).check(z.maxLength(500)),
      secondFactor: z.enum(['required', 'optional']),
      freshMinutes: atLeastOne,
      recoveryHours: atLeastOne,
    }),
    default: {
      idleMinutes: 30,
      hours: 10,
      addresses: [],
      secondFactor: 'required',
      freshMinutes: 15,
      recoveryHours: 24,
    },
    upgrades: [(stored: StaffSignIn) => ({ ...stored, secondFactor: 'required', freshMinutes: 15, recoveryHours: 24 })],
    // Whom the list admits is unknown then: nobody but the platform's own machine, where the commands are.
    closed: (initial) => ({ ...initial, addresses: ['127.0.0.1', '::1'] }),
  }),
};

export type StaffRules = ValuesOf<typeof staffSettings>['staff'];
