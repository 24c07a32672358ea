import type { Language } from '@champa/contract';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SiteSettings } from './site.settings.ts';

/** The live chats one can enter, named in the visitor's language. */
export function listChats({ liveChats, brand }: SiteSettings, language: Language): { id: string; title: string }[] {
  return liveChats.map(({ id, title }) => ({
    id,
    title: title[language] ?? title[brand.defaultLanguage] ?? Object.values(title)[0] ?? id,
  }));
}

/** The address of a chat, which is told the visitor's language. @throws ApiError NOT_FOUND */
export function chatAddress({ liveChats }: SiteSettings, model: string, language: Language): string {
  const chat = liveChats.find(({ id }) => id === model);
  if (!chat) throw new ApiError('NOT_FOUND');
  const address = new URL(chat.url);
  address.searchParams.set('lang', language);
  return address.href;
}
