import type { Language } from '@champa/contract';

/** A service that translates what is written in chats. */
export type Translator = {
  /** As the console names it. */
  name: string;
  /** @returns null where it cannot */
  translate: (text: string, from: Language, to: Language) => Promise<string | null>;
};

/** No service: nothing is translated, and the console says so. */
export const noTranslator: Translator = { name: 'none', translate: async () => null };
