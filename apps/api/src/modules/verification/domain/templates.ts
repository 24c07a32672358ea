import type { Language, TemplateChannel, TemplateName } from '@champa/contract';

type ByLanguage = Partial<Record<Language, string>>;

/** The brand's own texts; where there is none, the platform's is sent. */
export type OutgoingTexts = Record<TemplateName, { sms: ByLanguage; subject: ByLanguage; email: ByLanguage }>;

/** What a text may name in braces, and what of it has to be there: a code without its digits is of no use. */
export const templateArguments: Record<TemplateName, readonly string[]> = {
  code: ['brand', 'code', 'minutes'],
  notice: ['brand', 'text'],
};

const NAMED = /\{(\w*)\}/g;

/** Whether a text says what it is for: it is empty, or names this argument, and nothing that is unknown. */
export function isTemplate(text: string, needed: string): boolean {
  if (text === '') return true;
  const known = Object.values(templateArguments).find((all) => all.includes(needed)) ?? [];
  const named = [...text.matchAll(NAMED)].map(([, name]) => name!);
  return named.includes(needed) && named.every((name) => known.includes(name));
}

/** A text with its arguments filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(NAMED, (all, name: string) => (name in values ? String(values[name]) : all));
}

/** The brand's text of a channel and language; null: the platform's is to be sent. */
export function ownText(
  own: OutgoingTexts,
  name: TemplateName,
  part: TemplateChannel | 'subject',
  language: Language,
): string | null {
  return own[name][part][language] || null;
}
