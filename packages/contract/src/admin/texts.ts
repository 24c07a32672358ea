import * as z from 'zod/mini';
import { Id, Nothing, SiteLanguage } from '../common.ts';
import { operation } from '../operation.ts';
import { listOf, page, reason, search } from './lists.ts';
import { AdminVersions, lastChange, Revision, versionsQuery } from './versions.ts';

/** A message's wording by language. */
export const SiteText = z.partialRecord(SiteLanguage, z.string());
export type SiteText = z.infer<typeof SiteText>;

/** A message of the site. */
export const AdminTextRow = z.object({
  /** Its ID in the catalogues. */
  id: z.string(),
  /** What visitors read, in ICU MessageFormat. */
  texts: z.record(SiteLanguage, z.string()),
  /** The languages in which the brand words it itself. */
  own: z.array(SiteLanguage),
  /** The languages in which nobody of the brand has read it yet. */
  toReview: z.array(SiteLanguage),
  ...lastChange,
});
export type AdminTextRow = z.infer<typeof AdminTextRow>;

export const AdminText = z.object({
  id: z.string(),
  /** The brand's own wording; a language that is missing has the built-in one. */
  value: SiteText,
  builtIn: z.record(SiteLanguage, z.string()),
  /** The names that stand in braces in each language's built-in text: its own wording must have them all, and no others. */
  placeholders: z.record(SiteLanguage, z.array(z.string())),
  /** The languages in which nobody of the brand has read it yet. */
  toReview: z.array(SiteLanguage),
  revision: Revision,
  ...lastChange,
});
export type AdminText = z.infer<typeof AdminText>;

const params = z.object({ id: z.string().check(z.regex(/^[\w.-]{1,80}$/)) });
const errors = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const;

export const adminTexts = operation({
  id: 'adminTexts',
  method: 'GET',
  path: '/api/admin/texts',
  access: 'staff',
  permission: 'content.view',
  summary: 'Every text of the site by ID; `q` finds IDs and texts in any language, also the built-in ones',
  query: z.object({
    ...page,
    q: search,
    own: z._default(z.enum(['true', 'false']), 'false'),
    /** Only texts that are to be reviewed in this language. */
    review: z.optional(SiteLanguage),
  }),
  value: listOf(AdminTextRow),
});

export const adminText = operation({
  id: 'adminText',
  method: 'GET',
  path: '/api/admin/texts/{id}',
  access: 'staff',
  permission: 'content.view',
  summary: 'One text of the site: the brand’s own wording, and the built-in one',
  params,
  value: AdminText,
});

export const adminTextSave = operation({
  id: 'adminTextSave',
  method: 'PUT',
  path: '/api/admin/texts/{id}',
  access: 'staff',
  permission: 'content.edit',
  summary:
    'Words a text of the site, unless another change came since it was read; a language without a text has the built-in one. Open pages show it within seconds',
  params,
  body: z.object({ value: SiteText, revision: Revision, reason }),
  value: AdminText,
  errors,
});

export const adminTextVersions = operation({
  id: 'adminTextVersions',
  method: 'GET',
  path: '/api/admin/texts/{id}/versions',
  access: 'staff',
  permission: 'content.view',
  summary: 'The changes of a text of the site, newest first',
  params,
  query: versionsQuery,
  value: AdminVersions,
});

export const adminTextRestore = operation({
  id: 'adminTextRestore',
  method: 'PUT',
  path: '/api/admin/texts/{id}/version',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Puts a text of the site back to what an earlier change made of it, or to the built-in one',
  params,
  body: z.object({ to: z.union([Id, z.literal('default')]), revision: Revision, reason }),
  value: AdminText,
  errors,
});

export const adminTextsReviewed = operation({
  id: 'adminTextsReviewed',
  method: 'PUT',
  path: '/api/admin/texts-reviewed',
  access: 'staff',
  permission: 'content.edit',
  summary:
    'Notes that staff has read texts in a language and lets them stand; another wording of a later release is to be read again',
  body: z.object({
    language: SiteLanguage,
    ids: z.array(params.shape.id).check(z.minLength(1), z.maxLength(100)),
    reason,
  }),
  value: Nothing,
  errors: ['NOT_FOUND'],
});
