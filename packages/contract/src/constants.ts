/** Figures of the specification, section 9; one place for server and browser. */

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
