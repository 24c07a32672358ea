import type { RegisterField } from '@champa/contract';
import { checkField } from '@champa/contract';
import type { Person } from './person.ts';

/** A username for a newcomer: their name with the provider, if the brand's rule for usernames allows it. */
export function suggestUsername({ nickname, email, name }: Person, rule: RegisterField | undefined): string {
  if (!rule) return '';
  const candidates = [nickname, email.split('@')[0] ?? '', name].map(plain);
  return candidates.map((text) => text.slice(0, rule.max)).find((text) => checkField(rule, text) === null) ?? '';
}

/** How a linked account is shown to its owner: `s***@example.com`, or the name. */
export function nameOf({ email, nickname, name }: Person): string {
  if (email.includes('@')) return `${[...email][0] ?? ''}***${email.slice(email.lastIndexOf('@'))}`;
  return (nickname || name).slice(0, 60);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
