/** Increase it whenever the same game would look different, so that stored pictures are rendered again. */
export const ARTWORK_VERSION = 1;
