import * as z from 'zod/mini';
import { Id, Instant, Language } from './common.ts';
import { operation } from './operation.ts';

/** A picture in several widths. `url` lacks size and ending: `${url}-${width}.avif` or `.webp`. */
const Picture = {
  url: z.string(),
  /** The widths in which it can be requested, ascending. */
  widths: z.array(z.int()),
  /** Its own size, for the box that reserves its space. */
  width: z.int(),
  height: z.int(),
  /** A CSS background to show until the picture is there. */
  placeholder: z.string(),
};

/** Where a banner leads. `ROUTE` a path of the site, `URL` another site, `PROMOTION` and `GAME` an id. */
export const linkageTypes = ['ROUTE', 'URL', 'PROMOTION', 'GAME'] as const;

export const bannerGroupNames = ['w_home', 'w_leftmenu', 'w_license', 'w_promotion'] as const;

/** Whom a banner is for. */
export const bannerAudiences = ['everybody', 'visitors', 'members'] as const;

/** A slide. With a `linkageType` it can be clicked and opens its `linkage`. */
export const Banner = z.object({
  id: Id,
  groupName: z.enum(bannerGroupNames),
  audience: z.enum(bannerAudiences),
  ...Picture,
  title: z.string(),
  text: z.string(),
  linkageType: z.nullable(z.enum(linkageTypes)),
  linkage: z.nullable(z.string()),
});
export type Banner = z.infer<typeof Banner>;

/** An item of the marquee, and what its dialog shows. `content` is clean HTML. */
export const PlayerNotice = z.object({ id: Id, title: z.string(), content: z.string(), timestamp: Instant });
export type PlayerNotice = z.infer<typeof PlayerNotice>;

/** Whom an announcement is for: A signed-in members, B anonymous visitors, F members at their first sign-in. */
export const executions = ['A', 'B', 'F'] as const;
export type Execution = (typeof executions)[number];
/** The same, and G: agents, who request theirs by a call of their own. */
export const announcementAudiences = [...executions, 'G'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** An announcement that opens by itself, once a session. `content` is clean HTML. */
export const Announcement = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  execution: z.enum(executions),
  timestamp: Instant,
});
export type Announcement = z.infer<typeof Announcement>;

export const noticeContent = operation({
  id: 'noticeContent',
  method: 'GET',
  path: '/api/notices',
  access: 'public',
  summary: 'Announcement content: banners, marquee notices, popup announcements and the promotions’ titles',
  query: z.object({
    /** Which parts, separated by commas: B banners, PL notices, PU popups, PR promotions, H notices of the home page. */
    types: z._default(z.string().check(z.regex(/^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$/)), 'B,PL,PU,PR,H'),
    execution: z._default(z.enum(executions), 'B'),
    language: z.optional(Language),
    platform: z.optional(z.string()),
  }),
  value: z.object({
    banners: z.array(Banner),
    player: z.array(PlayerNotice),
    popup: z.array(Announcement),
    promotion: z.array(z.object({ id: Id, title: z.string() })),
  }),
});

export const PromotionCategory = z.object({ id: Id, title: z.string(), type: z.string() });
export type PromotionCategory = z.infer<typeof PromotionCategory>;

/** What the go-to button of a promotion does. */
export const promotionActions = ['REGISTER', 'LOGIN', 'DOWN', 'DEPOSIT', 'MISSIONS', 'VIP'] as const;
export type PromotionAction = (typeof promotionActions)[number];

/** A promotion as its card shows it. Of `announcementImages` sequence 1 is the card's, 2 the dialog's. */
export const Promotion = z.object({
  id: Id,
  title: z.string(),
  category: z.string(),
  promoAnnouncementCategoryIds: z.array(Id),
  announcementImages: z.array(z.object({ sequence: z.int(), ...Picture })),
  promotionType: z.string(),
  startTime: Instant,
  endTime: z.nullable(Instant),
  /** 1 is long-term: it has no end. */
  longTerm: z.union([z.literal(0), z.literal(1)]),
  /** What its button does, for visitors and for members; null: no button. */
  actions: z.object({ visitor: z.nullable(z.enum(promotionActions)), member: z.nullable(z.enum(promotionActions)) }),
});
export type Promotion = z.infer<typeof Promotion>;

export const promotions = operation({
  id: 'promotions',
  method: 'GET',
  path: '/api/promotions',
  access: 'public',
  summary: 'The promotions that run or are about to, and their categories, in the brand’s order',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({ categories: z.array(PromotionCategory), promotions: z.array(Promotion) }),
});

export const promotionDetails = operation({
  id: 'promotionDetails',
  method: 'GET',
  path: '/api/promotions/{id}',
  access: 'public',
  summary: 'One promotion with its content as clean HTML',
  params: z.object({ id: Id }),
  query: z.object({ language: z.optional(Language) }),
  value: z.object({ promotion: Promotion, content: z.string() }),
  errors: ['NOT_FOUND'],
});

/** A topic of the help centre. `term` is its name in addresses (`/help#term`); `content` is clean HTML. */
export const HelpTopic = z.object({
  term: z.string(),
  group: z.enum(['guide', 'help', 'legal']),
  title: z.string(),
  content: z.string(),
});
export type HelpTopic = z.infer<typeof HelpTopic>;

export const helpCentre = operation({
  id: 'helpCentre',
  method: 'GET',
  path: '/api/help',
  access: 'public',
  summary: 'The help centre: guides, answers and legal texts',
  query: z.object({
    language: z.optional(Language),
    lang: z.optional(z.string()),
    device: z.optional(z.string()),
  }),
  value: z.object({ topics: z.array(HelpTopic) }),
});

export const gameAnnouncements = operation({
  id: 'gameAnnouncements',
  method: 'GET',
  path: '/api/games/announcements',
  access: 'public',
  summary: 'News of games and vendors: new ones, and planned maintenance',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({
    list: z.array(
      z.object({
        id: Id,
        title: z.string(),
        vassalage: z.nullable(z.string()),
        nodeId: z.nullable(Id),
        timestamp: Instant,
      }),
    ),
  }),
});

export const chatModels = operation({
  id: 'chatModels',
  method: 'GET',
  path: '/api/chat/models',
  access: 'public',
  summary: 'The live chats one can enter',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({
    /** `isOwn`: the house’s own chat, which opens in a window; those of outside services open in a frame. */
    list: z.array(z.object({ id: z.string(), title: z.string(), isOwn: z.boolean() })),
  }),
});

export const launchChat = operation({
  id: 'launchChat',
  method: 'GET',
  path: '/api/chat/launch',
  access: 'public',
  summary: 'The address of a live chat: a page of the site, or one to show in a frame',
  query: z.object({ model: z.string().check(z.maxLength(40)), language: z.optional(Language) }),
  value: z.object({ chatUrl: z.url() }),
  errors: ['NOT_FOUND'],
});
