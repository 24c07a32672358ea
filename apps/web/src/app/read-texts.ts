import { siteTextsCalls } from '@champa/api-client';
import type { SiteLanguage, OperationValue, siteTexts } from '@champa/contract';
import type { OwnMessages } from '@champa/i18n/react';
import { api } from '../kit/api/api.ts';

type Answer = Omit<OperationValue<typeof siteTexts>, 'messages'> & { messages: OwnMessages };

const known = new Map<string, Promise<Answer>>();

/** The brand's own messages in a language; a server may not have heard of a revision yet, and be asked for it again. */
export function readTexts(language: SiteLanguage, revision: string): Promise<Answer> {
  const name = `${language} ${revision}`;
  const asked = known.get(name) ?? ask(language, revision);
  known.set(name, asked);
  asked.then(
    (answer) => answer.revision !== revision && known.delete(name),
    () => known.delete(name),
  );
  return asked;
}

function ask(language: SiteLanguage, revision: string): Promise<Answer> {
  return api.call(siteTextsCalls.siteTexts, { query: { language, revision } }) as Promise<Answer>;
}
