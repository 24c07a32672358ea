import type { first } from './catalogues/en/first.ts';
import type { later } from './catalogues/en/later.ts';

/** Every message's ID. English is the reference; the other languages must have exactly the same IDs. */
export type MessageId = keyof typeof first | keyof typeof later;

/** A language's messages in ICU MessageFormat. */
export type Catalogue = Record<MessageId, string>;

/** Values for a message's arguments. */
export type MessageValues = Record<string, string | number>;
