/** Raised whenever the same game would be drawn differently, so that stored pictures are made anew. */
export const ARTWORK_VERSION = 1;
