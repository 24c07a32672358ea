/** Figures of the specification, section 9, and of the wire; one place for server and browser. No schema here: the browser takes it whole. */

/** Games on one page of a list. */
export const GAME_PAGE_SIZE = 28;
/** Games of a home row and of the recent list. */
export const HOME_ROW_SIZE = 21;
/** A hot or category row on HOME shows this many. */
export const HOME_ROW_SHOWN = 12;
/** A row of more games than this is broken in two. */
export const ROW_CHUNK_ABOVE = 14;
/** Pages of the pagination around the current one, and at each end. */
export const PAGE_RANGE = 5;
export const PAGE_MARGIN = 2;
/** The favourite toggle takes one press in this time. */
export const FAVOURITE_THROTTLE_MS = 1000;
/** A page part that takes longer to load is a failure. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Opened service windows. */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;
/** `platform` and `clientType` of the game calls. */
export const PLATFORM = 'html5-desktop';
export const CLIENT_TYPE = 3;
/** Widths a cover can be asked in; its height is 4/3 of it. Formats: avif, webp. */
export const coverWidths = [120, 180, 240, 360] as const;
/** The path of the live stream (server-sent events; not an envelope). */
export const LIVE_PATH = '/api/live';
/** Languages of the shipped site, by the brand's short codes. */
export const languages = ['lo', 'en', 'cn'] as const;
