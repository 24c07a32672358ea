import type { Language, LocalText } from '@champa/contract';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ChatRules } from './chat.settings.ts';

/** A chat of an outside service, which opens in a frame. */
export type OutsideChat = { id: string; title: LocalText; url: string };

type Known = { rules: ChatRules; outside: readonly OutsideChat[]; defaultLanguage: Language; publicUrl: string };

type Entrance = { id: string; title: string; isOwn: boolean };

/** The chats one can enter, named in the visitor's language: the house's own topics, then those of outside services. */
export function listChats({ rules, outside, defaultLanguage }: Known, language: Language): Entrance[] {
  const own = rules.isOffered ? rules.topics : [];
  const named =
    (isOwn: boolean) =>
    ({ id, title }: { id: string; title: LocalText }): Entrance => ({
      id,
      title: title[language] ?? title[defaultLanguage] ?? Object.values(title)[0] ?? id,
      isOwn,
    });
  return [...own.map(named(true)), ...outside.map(named(false))];
}

/** The address of a chat, which is told the visitor's language. @throws ApiError NOT_FOUND */
export function chatAddress({ rules, outside, publicUrl }: Known, model: string, language: Language): string {
  if (rules.isOffered && rules.topics.some(({ id }) => id === model)) {
    const own = new URL('/chat', publicUrl);
    own.hash = model;
    return own.href;
  }
  const chat = outside.find(({ id }) => id === model);
  if (!chat) throw new ApiError('NOT_FOUND');
  const address = new URL(chat.url);
  address.searchParams.set('lang', language);
  return address.href;
}
