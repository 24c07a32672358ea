import { languages } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting, unchanged } from '../settings/index.ts';
import { canBeFilled, type Letter } from './domain/letter.ts';

/** How many days messages to members are kept. */
export const inboxSetting = defineSetting<{ keepDays: number }>({
  key: 'inbox',
  group: 'operation',
  schema: z.object({ keepDays: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  default: { keepDays: 365 },
  // Nothing is deleted by a number of days that cannot be read.
  closed: () => ({ keepDays: 100_000 }),
});

const written = (most: number) =>
  z.partialRecord(
    z.enum(languages),
    z.string().check(z.maxLength(most), z.refine(canBeFilled, { error: 'letter_argument' })),
  );

/** What employees begin letters to members with. */
export const letterTemplatesSetting = defineSetting<Letter[]>({
  key: 'letterTemplates',
  group: 'contact',
  schema: z
    .array(
      z.object({
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        title: written(120),
        content: written(4000),
      }),
    )
    .check(z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, { error: 'named_twice' })),
  default: [],
  closed: unchanged,
});

export const inboxSettings = { inbox: inboxSetting, letterTemplates: letterTemplatesSetting };
