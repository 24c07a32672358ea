import { LocalText } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

/** How feedback and complaints are dealt with; a regulator sets the dates of complaints. */
export type TicketRules = {
  /** Of a text, in letters. */
  length: { min: number; max: number };
  /** Feedback has its first answer by then. */
  answerHours: number;
  complaint: {
    acknowledgeHours: number;
    /** Acknowledged as it arrives; otherwise when an employee claims it. */
    acknowledgeAtOnce: boolean;
    finalDays: number;
    /** The one extension of that date. */
    extensionDays: number;
    /** Where a member can go whose complaint was not settled. */
    outside: { name: LocalText; url: string } | null;
  };
  /** How long ended tickets are kept. */
  keepDays: number;
};

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const ticketsSetting = defineSetting<TicketRules>({
  key: 'tickets',
  group: 'operation',
  schema: z.object({
    length: z
      .object({ min: count(1, 4000), max: count(1, 4000) })
      .check(z.refine(({ min, max }) => min <= max, { error: 'min_above_max' })),
    answerHours: count(1, 24 * 60),
    complaint: z.object({
      acknowledgeHours: count(1, 24 * 30),
      acknowledgeAtOnce: z.boolean(),
      finalDays: count(1, 180),
      extensionDays: count(0, 180),
      outside: z.nullable(z.object({ name: LocalText, url: z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/i)) })),
    }),
    keepDays: count(1, 100_000),
  }),
  default: {
    length: { min: 10, max: 1000 },
    answerHours: 48,
    complaint: {
      acknowledgeHours: 24,
      acknowledgeAtOnce: true,
      finalDays: 10,
      extensionDays: 10,
      outside: null,
    },
    // Five years, as what belongs to an account is kept (compliance row 70).
    keepDays: 1827,
  },
  // The strictest dates: a complaint is rather too early in the queue than too late.
  closed: (initial) => ({ ...initial, keepDays: 100_000 }),
});

export const ticketsSettings = { tickets: ticketsSetting };
