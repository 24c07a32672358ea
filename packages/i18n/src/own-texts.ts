import type { SiteLanguage } from '@champa/contract';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue, MessageId } from './catalogue.ts';
import { languageCatalogue } from './language-catalogue.ts';

/** The brand's own wording of messages, where it differs from the built-in one. */
export type OwnTexts = Record<SiteLanguage, Partial<Record<MessageId, string>>>;

/** Why a text cannot take the place of a message; each is a message key of the console. */
export type TextFault =
  | 'message_syntax'
  | 'placeholder_unknown'
  | 'placeholder_missing'
  | 'placeholder_kind'
  | 'plural_forms';

/** An argument of a message: how it is written (`plain`, `plural`, `number` and so on), and between which forms it chooses. */
type Argument = { name: string; kind: string; forms: readonly string[] };

/** The names of a message's arguments, each once. */
export function placeholdersOf(message: string): string[] {
  return [...new Set(argumentsOf(compileMessageOrThrow(message)).map(({ name }) => name))].toSorted();
}

/**
 * What is wrong with a text in place of a message: it has every placeholder of the built-in text of its language, none that no language
 * has, and each as the built-in texts write it.
 */
export function faultOfText(
  text: string,
  { id, language, builtIn }: { id: MessageId; language: SiteLanguage; builtIn: Record<SiteLanguage, Catalogue> },
): TextFault | null {
  let written: Argument[];
  try {
    written = argumentsOf(compileMessageOrThrow(text));
  } catch {
    return 'message_syntax';
  }
  const known = Object.values(builtIn).flatMap((messages) => argumentsOf(compileMessageOrThrow(messages[id])));
  const names = new Set(written.map(({ name }) => name));
  const faults = written.map((argument) => faultOfArgument(argument, { known, language }));
  const isMissing = placeholdersOf(builtIn[language][id]).some((name) => !names.has(name));
  return faults.find((fault) => fault !== null) ?? (isMissing ? 'placeholder_missing' : null);
}

function faultOfArgument(
  { name, kind, forms }: Argument,
  { known, language }: { known: readonly Argument[]; language: SiteLanguage },
): TextFault | null {
  const same = known.filter((each) => each.name === name);
  if (same.length === 0) return 'placeholder_unknown';
  const model = same.find((each) => each.kind === kind);
  if (kind !== 'plain' && !model) return 'placeholder_kind';
  if (kind === 'plural' || kind === 'selectordinal') return hasForms(forms, kind, language) ? null : 'plural_forms';
  if (kind !== 'select') return null;
  const meant = new Set(same.flatMap((each) => each.forms));
  return forms.includes('other') && forms.every((form) => meant.has(form)) ? null : 'plural_forms';
}

/** Whether it has all forms that the language needs, and no other, besides those for one number. */
function hasForms(forms: readonly string[], kind: string, language: SiteLanguage): boolean {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  const needed = new Intl.PluralRules(languageCatalogue[language].tag, { type }).resolvedOptions().pluralCategories;
  const inWords = forms.filter((form) => !/^\d+$/.test(form));
  return inWords.includes('other') && inWords.every((form) => (needed as string[]).includes(form));
}

// Compiled form: texts, and arrays [name, kind, forms]; a form is a message again.
function argumentsOf(compiled: unknown): Argument[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.filter(Array.isArray).flatMap((token) => {
    const [name, kind = 'plain', given] = token as [string, string?, unknown?];
    const { offset: _, ...forms } = typeof given === 'object' ? (given as Record<string, unknown>) : {};
    return [
      { name: String(name), kind, forms: Object.keys(forms) },
      ...Object.values(forms).flatMap((form) => argumentsOf(form)),
    ];
  });
}
