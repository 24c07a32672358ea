import {
  announcementAudiences,
  bannerAudiences,
  bannerGroupNames,
  type ContentKind,
  Instant,
  Language,
  linkageTypes,
  promotionActions,
} from '@champa/contract';
import * as z from 'zod/mini';

/** The key of a piece of content, chosen by the operator. */
export const keyPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;
const key = z.string().check(z.regex(keyPattern, 'must be 1 to 60 small letters, digits and hyphens'));

const MAX_CONTENT_LENGTH = 40_000;

function texts(maximum: number) {
  const text = z.string().check(z.minLength(1), z.maxLength(maximum));
  return z.partialRecord(Language, text).check(
    z.refine((value) => Object.keys(value).length > 0, {
      error: 'must have a text in at least one language',
      params: { fault: 'one_language' },
    }),
  );
}

const title = texts(200);
const content = texts(MAX_CONTENT_LENGTH);
const enabled = z._default(z.boolean(), true);
/** Its position within its kind; without one, its position in the file. */
const sort = z.optional(z.int());

const period = { shownFrom: z.optional(Instant), shownUntil: z.optional(Instant) };
const inOrder = z.refine<{ shownFrom?: string | undefined; shownUntil?: string | undefined }>(
  ({ shownFrom, shownUntil }) => isBefore(shownFrom, shownUntil),
  { error: 'shownUntil must come after shownFrom', path: ['shownUntil'], params: { fault: 'order' } },
);

/** A path of the site, or an address of another site; nothing that runs a script. */
const linkages = {
  ROUTE: /^\/(?!\/)[^\s\\]{0,300}$/,
  URL: /^https?:\/\/[^\s\\]{1,500}$/,
  PROMOTION: keyPattern,
  GAME: /^[1-9]\d{0,18}$/,
} as const;

const BannerImport = z
  .strictObject({
    key,
    groupName: z.enum(bannerGroupNames),
    audience: z._default(z.enum(bannerAudiences), 'everybody'),
    picture: key,
    /** Text over the picture; without it the picture stands alone. */
    title: z.optional(title),
    text: z.optional(texts(400)),
    linkageType: z.optional(z.enum(linkageTypes)),
    /** By type: a path, an address, the key of a promotion, the node id of a game. */
    linkage: z.optional(z.string()),
    ...period,
    sort,
    enabled,
  })
  .check(
    inOrder,
    z.refine(({ linkageType, linkage }) => !linkageType === !linkage, {
      error: 'linkageType and linkage go together',
      path: ['linkage'],
      params: { fault: 'together' },
    }),
    z.refine(({ linkageType, linkage }) => !linkageType || linkages[linkageType].test(linkage ?? ''), {
      error: 'linkage must be what its linkageType says',
      path: ['linkage'],
      params: { fault: 'linkage' },
    }),
  );

const NoticeImport = z
  .strictObject({ key, title, content, publishedAt: Instant, ...period, sort, enabled })
  .check(inOrder);

const AnnouncementImport = z
  .strictObject({
    key,
    execution: z.enum(announcementAudiences),
    title,
    content,
    publishedAt: Instant,
    ...period,
    sort,
    enabled,
  })
  .check(inOrder);

const GameAnnouncementImport = z
  .strictObject({
    key,
    title,
    vassalage: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    nodeId: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    publishedAt: Instant,
    ...period,
    sort,
    enabled,
  })
  .check(inOrder);

const CategoryImport = z.strictObject({
  key,
  title,
  /** `gaming` and `lotto_promo` are not shown as tabs. */
  type: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'general'),
  sort,
  enabled,
});

const PromotionImport = z
  .strictObject({
    key,
    title,
    content,
    promotionType: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'GENERAL'),
    cardPicture: key,
    dialogPicture: key,
    startsAt: Instant,
    /** Without one it is long-term. */
    endsAt: z.optional(Instant),
    visitorAction: z.optional(z.enum(promotionActions)),
    memberAction: z.optional(z.enum(promotionActions)),
    categories: z.array(key),
    sort,
    enabled,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => isBefore(startsAt, endsAt), {
      error: 'endsAt must come after startsAt',
      path: ['endsAt'],
      params: { fault: 'order' },
    }),
  );

const HelpTopicImport = z.strictObject({
  key,
  group: z.enum(['guide', 'help', 'legal']),
  title,
  content,
  sort,
  enabled,
});

/** One piece of content of each kind. */
export const contentItems = {
  banners: BannerImport,
  announcements: AnnouncementImport,
  notices: NoticeImport,
  promotions: PromotionImport,
  categories: CategoryImport,
  helpTopics: HelpTopicImport,
  gameAnnouncements: GameAnnouncementImport,
} as const satisfies Record<ContentKind, z.ZodMiniType>;

/** The content of an import file; each kind may be left out. */
export const ContentImport = z.strictObject({
  banners: z._default(listOf(BannerImport), []),
  notices: z._default(listOf(NoticeImport), []),
  announcements: z._default(listOf(AnnouncementImport), []),
  gameAnnouncements: z._default(listOf(GameAnnouncementImport), []),
  categories: z._default(listOf(CategoryImport), []),
  promotions: z._default(listOf(PromotionImport), []),
  helpTopics: z._default(listOf(HelpTopicImport), []),
});
export type ContentImport = z.output<typeof ContentImport>;
/** A file with nothing in it. */
export function emptyContent(): ContentImport {
  return ContentImport.parse({});
}

export type ContentImportInput = z.input<typeof ContentImport>;

/** Reads an import file. Throws one error that names every wrong field and why. */
export function readContentImport(given: unknown): ContentImport {
  const parsed = ContentImport.safeParse(given, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new Error(`Nothing was imported:\n  ${wrong.join('\n  ')}`);
}

function listOf<T extends z.ZodMiniType<{ key: string }>>(item: T) {
  return z.array(item).check(
    z.refine((items) => new Set(items.map((each) => (each as { key: string }).key)).size === items.length, {
      error: 'has a key twice',
    }),
  );
}

function isBefore(from: string | undefined, until: string | undefined): boolean {
  if (!from || !until) return true;
  return Temporal.Instant.compare(Temporal.Instant.from(from), Temporal.Instant.from(until)) < 0;
}
