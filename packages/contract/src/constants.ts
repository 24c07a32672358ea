/**
 * Figures of the specification, section 9, and of the wire, for server and browser. This file has no schema, because the browser
 * loads it whole.
 */

/** Games on one page of a list. */
export const GAME_PAGE_SIZE = 28;
/** Games of a home row and of the recent list. */
export const HOME_ROW_SIZE = 21;
/** A hot or category row on HOME shows this many. */
export const HOME_ROW_SHOWN = 12;
/** A row with more games than this is split in two. */
export const ROW_CHUNK_ABOVE = 14;
/** Pages of the pagination around the current one, and at each end. */
export const PAGE_RANGE = 5;
export const PAGE_MARGIN = 2;
/** The favourite toggle takes one press in this time. */
export const FAVOURITE_THROTTLE_MS = 1000;
/** Loading a page part fails after this time. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Opened service windows. */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;
/** `platform` and `clientType` of the game calls. */
export const PLATFORM = 'html5-desktop';
export const CLIENT_TYPE = 3;
/** Widths in which a cover can be requested; its height is 4/3 of it. Formats: avif, webp. */
export const coverWidths = [120, 180, 240, 360] as const;
/** Widths in which a banner or a promotion's picture can be requested, up to its own width. Formats: avif, webp. */
export const bannerWidths = [360, 480, 750, 1200] as const;
/** Widths (and heights) in which a member's icon can be requested. Formats: avif, webp. */
export const iconWidths = [96, 256] as const;
/** The picture by which the speed of the brand's lines is measured. */
export const LINE_PICTURE = '/media/line.gif';
/** The path of the live stream (server-sent events; not an envelope). */
export const LIVE_PATH = '/api/live';
/** Languages of the shipped site, by the brand's short codes; the brand's own texts are written in these. */
export const languages = ['lo', 'en', 'cn'] as const;
/** Languages that have a catalogue of the site's messages, of which a brand turns on any (decision 0092). */
export const siteLanguages = [...languages, 'th', 'ar', 'de', 'ja', 'hi'] as const;
/** `platform` of the announcement content. */
export const CONTENT_PLATFORM = 'W';
/** How long a banner is shown, and how long it takes to move away. */
export const BANNER_SHOWN_MS = 5000;
export const BANNER_MOVE_MS = 1000;
/** Room between two banners, in CSS pixels. */
export const BANNER_GAP = 20;
/** Announcements on one page of their dialog. */
export const ANNOUNCEMENT_PAGE_SIZE = 8;
/** Types of promotion categories that the promotions page leaves out. */
export const hiddenPromotionTypes = ['gaming', 'lotto_promo'] as const;
/** Promotions that the side menu shows. */
export const MENU_PROMOTIONS = 6;
/** QR codes of the download page and of the side menu, in CSS pixels. */
export const CODE_SIZE = 200;
export const MENU_CODE_SIZE = 100;
/** What a member can limit: deposits, net loss (stakes less wins), stakes. */
export const limitKinds = ['deposit', 'loss', 'stake'] as const;
/** Periods of a limit, by the brand's calendar; weeks begin on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
/** How long raising or removing a limit waits, in hours. */
export const LIMIT_RAISE_HOURS = 24;
/** A time-out lasts a day to six weeks. */
export const timeOutHours = { min: 24, max: 42 * 24 } as const;
/** A self-exclusion lasts at least half a year. */
export const exclusionMonths = { min: 6, max: 120 } as const;
/** Minutes of one session; and between two reality checks. */
export const sessionMinutes = { min: 10, max: 24 * 60 } as const;
export const realityCheckMinutes = { min: 10, max: 240 } as const;
/** Seconds before the phone sign-in provider can verify another number. */
export const PHONE_PROVIDER_WAIT_SECONDS = 60;
/** `type` of the message by which a phone sign-in provider's page tells the site the outcome. */
export const PHONE_PROVIDER_MESSAGE = 'phone-sign-in';

/** Prizes from a range are whole multiples of a hundredth of the main unit. */
export const PRIZE_STEP = 1000n;

/** What a member may choose as the client seed of prize draws. */
export const clientSeedPattern = /^[\x21-\x7e]{1,64}$/;

/** Maximum number of days that an agent's charts of team and income show. */
export const AGENT_CHART_DAYS = 62;
/** Maximum number of days that an agent's report covers. */
export const AGENT_REPORT_DAYS = 366;
/** Maximum number of tiers of a contract's ladder. */
export const MOST_TIERS = 20;
/** Maximum number of uses of an invitation link, unless it is unlimited. */
export const MOST_LINK_USES = 1_000_000;

/** Maximum number of days that a report of profit and loss covers. */
export const PROFIT_DAYS = 366;
/** How every hand-over ticket begins, and no session token: of its address a browser exchanges nothing else. */
export const HAND_OVER_START = 'ho.';
