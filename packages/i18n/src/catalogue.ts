import type { en } from './catalogues/en.ts';

/** Every message's id. English is the list; the other languages must have exactly these. */
export type MessageId = keyof typeof en;

/** A language's messages in ICU MessageFormat. */
export type Catalogue = Record<MessageId, string>;

/** Values for a message's arguments. */
export type MessageValues = Record<string, string | number>;
