import type { LocalText } from '@champa/contract';

/** A promotion of the content, to which an activity belongs. */
export type ContentLink = { id: string; key: string; title: LocalText };
