import * as z from 'zod/mini';
import { Id, Instant, Language } from '../common.ts';
import { operation } from '../operation.ts';
import { Bytes } from '../profile.ts';
import { LocalText } from '../site.ts';
import { listOf, page, reason } from './lists.ts';
import { AdminVersions, lastChange, Revision, versionsQuery } from './versions.ts';

/** The kinds of content that an operator edits by key. */
export const contentKinds = [
  'banners',
  'announcements',
  'notices',
  'promotions',
  'categories',
  'helpTopics',
  'gameAnnouncements',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What a visitor sees of a piece of content now; `removed` can be put back. */
export const contentStates = ['shown', 'coming', 'over', 'off', 'removed'] as const;
export type ContentState = (typeof contentStates)[number];

const contentKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

export const AdminContentRow = z.object({
  /** Its key. */
  id: z.string(),
  title: LocalText,
  /** Where or to whom it is shown: a banner's group, an announcement's audience, a topic's group; null where the kind has none. */
  group: z.nullable(z.string()),
  state: z.enum(contentStates),
  /** The languages of the brand in which one of its texts is missing. */
  missing: z.array(Language),
  from: z.nullable(Instant),
  until: z.nullable(Instant),
  ...lastChange,
});
export type AdminContentRow = z.infer<typeof AdminContentRow>;

/** What a piece of a kind must be, as a JSON Schema: the console makes its form of it. */
const shape = z.record(z.string(), z.unknown());

export const AdminContent = z.object({
  id: z.string(),
  /** As a file of content has it, without its key; of a removed one, what it was. */
  value: z.record(z.string(), z.unknown()),
  isRemoved: z.boolean(),
  revision: Revision,
  shape,
  ...lastChange,
});
export type AdminContent = z.infer<typeof AdminContent>;

const ofKind = z.object({ kind: z.enum(contentKinds) });
const ofOne = z.object({ kind: z.enum(contentKinds), key: contentKey });
const errors = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const;

export const adminContents = operation({
  id: 'adminContents',
  method: 'GET',
  path: '/api/admin/content/{kind}',
  access: 'staff',
  permission: 'content.view',
  summary: 'The content of a kind in the brand’s order, with what is missing of it; what was removed comes last',
  params: ofKind,
  query: z.object(page),
  value: listOf(AdminContentRow),
});

export const adminContentShape = operation({
  id: 'adminContentShape',
  method: 'GET',
  path: '/api/admin/content-shapes/{kind}',
  access: 'staff',
  permission: 'content.view',
  summary: 'What new content of a kind must be, as a JSON Schema',
  params: ofKind,
  value: z.object({ shape }),
});

export const adminContent = operation({
  id: 'adminContent',
  method: 'GET',
  path: '/api/admin/content/{kind}/{key}',
  access: 'staff',
  permission: 'content.view',
  summary: 'One piece of content, whole',
  params: ofOne,
  value: AdminContent,
});

export const adminContentSave = operation({
  id: 'adminContentSave',
  method: 'PUT',
  path: '/api/admin/content/{kind}/{key}',
  access: 'staff',
  permission: 'content.edit',
  summary:
    'Saves a piece of content, unless another change came since it was read; without a revision it is a new one. HTML is kept as far as it is harmless. Open pages show it within seconds',
  params: ofOne,
  body: z.object({ value: z.record(z.string(), z.unknown()), revision: z.nullable(Revision), reason }),
  value: AdminContent,
  errors,
});

export const adminContentRemove = operation({
  id: 'adminContentRemove',
  method: 'DELETE',
  path: '/api/admin/content/{kind}/{key}',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Removes a piece of content; its versions stay, so that it can be put back',
  params: ofOne,
  body: z.object({ revision: Revision, reason }),
  value: AdminContent,
  errors,
});

export const adminContentOrder = operation({
  id: 'adminContentOrder',
  method: 'PUT',
  path: '/api/admin/content/{kind}',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Puts content of a kind into this order; what is not named comes after it, as it was',
  params: ofKind,
  body: z.object({ keys: z.array(contentKey).check(z.minLength(1), z.maxLength(500)), reason }),
  value: z.object({ list: z.array(AdminContentRow) }),
  errors: ['NOT_FOUND'],
});

export const adminContentVersions = operation({
  id: 'adminContentVersions',
  method: 'GET',
  path: '/api/admin/content/{kind}/{key}/versions',
  access: 'staff',
  permission: 'content.view',
  summary: 'The changes of a piece of content, newest first',
  params: ofOne,
  query: versionsQuery,
  value: AdminVersions,
});

export const adminContentRestore = operation({
  id: 'adminContentRestore',
  method: 'PUT',
  path: '/api/admin/content/{kind}/{key}/version',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Puts a piece of content back to what an earlier change made of it, also one that was removed',
  params: ofOne,
  body: z.object({ to: Id, revision: Revision, reason }),
  value: AdminContent,
  errors,
});

export const AdminPicture = z.object({
  /** Its name in content. */
  id: z.string(),
  /** Append `-{width}.{avif|webp}`; the width is one of `widths`. */
  url: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /** The platform draws it; the others are the brand's own. */
  isDrawn: z.boolean(),
});
export type AdminPicture = z.infer<typeof AdminPicture>;

export const adminPictures = operation({
  id: 'adminPictures',
  method: 'GET',
  path: '/api/admin/pictures',
  access: 'staff',
  permission: 'content.view',
  summary: 'The pictures that content may use: the brand’s own first, then those that the platform draws',
  query: z.object(page),
  value: listOf(AdminPicture),
});

export const adminPictureAdd = operation({
  id: 'adminPictureAdd',
  method: 'POST',
  path: '/api/admin/pictures/{name}',
  access: 'staff',
  permission: 'content.edit',
  bodyType: 'picture',
  summary:
    'Adds a picture of the brand’s own, or replaces the one of this name: png or jpg, at most 5 MB, 360 to 8000 pixels wide. It is encoded again in all widths that pages ask for',
  params: z.object({ name: contentKey }),
  query: z.object({ reason }),
  body: Bytes,
  value: AdminPicture,
  errors: ['BODY_TOO_LARGE'],
});

export const adminPictureRemove = operation({
  id: 'adminPictureRemove',
  method: 'DELETE',
  path: '/api/admin/pictures/{name}',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Removes a picture of the brand’s own; content that uses it is shown without',
  params: z.object({ name: contentKey }),
  body: z.object({ reason }),
  value: AdminPicture,
  errors: ['NOT_FOUND'],
});
