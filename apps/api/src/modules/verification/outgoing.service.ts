import type { Language, TemplateChannel, TemplateName } from '@champa/contract';
import { translate } from '@champa/i18n/server';
import { filled, type OutgoingTexts, ownText } from './domain/templates.ts';

/** The platform's own texts; the shortest serve both channels. */
const builtIn = {
  code: { text: 'message.code', subject: 'message.code_subject' },
  notice: { text: 'message.notice', subject: 'message.notice_subject' },
} as const;

export type Outgoing = { subject: string; text: string; isOwn: boolean };
type Values = Readonly<Record<string, string | number>>;

/** What goes out by a channel, in a language: the brand's text, or the platform's. */
export function outgoing(
  own: OutgoingTexts,
  { name, channel, language }: { name: TemplateName; channel: TemplateChannel; language: Language },
  values: Values,
): Outgoing {
  const text = ownText(own, name, channel, language);
  const subject = ownText(own, name, 'subject', language);
  return {
    text: text === null ? translate(builtIn[name].text, language, values) : filled(text, values),
    subject: subject === null ? translate(builtIn[name].subject, language, values) : filled(subject, values),
    isOwn: text !== null,
  };
}
