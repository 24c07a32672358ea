import { LocalText } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';
import type { WorkingHours } from './domain/hours.ts';

export type ChatRules = {
  isOffered: boolean;
  topics: { id: string; title: LocalText }[];
  /** In the brand's time zone; none at all: around the clock. */
  hours: WorkingHours[];
  greeting: LocalText;
  /** A chat in which nobody has written for so long ends. */
  quietMinutes: number;
  keepDays: number;
};

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const chatSetting = defineSetting<ChatRules>({
  key: 'chat',
  group: 'contact',
  schema: z.object({
    isOffered: z.boolean(),
    topics: z
      .array(z.object({ id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)), title: LocalText }))
      .check(z.maxLength(20)),
    hours: z
      .array(z.object({ day: z.int().check(z.minimum(1), z.maximum(7)), from: time, to: time }))
      .check(z.maxLength(28)),
    greeting: LocalText,
    quietMinutes: z.int().check(z.minimum(5), z.maximum(24 * 60)),
    keepDays: z.int().check(z.minimum(1), z.maximum(100_000)),
  }),
  default: {
    isOffered: false,
    topics: [{ id: 'service', title: { lo: 'ບໍລິການລູກຄ້າ', en: 'Customer service', cn: '客户服务' } }],
    hours: [],
    greeting: {},
    quietMinutes: 30,
    keepDays: 365,
  },
  // Nothing is deleted by a number of days that cannot be read.
  closed: (initial) => ({ ...initial, isOffered: false, keepDays: 100_000 }),
});

export const chatSettings = { chat: chatSetting };
