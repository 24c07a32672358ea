import { dictionary } from '@zxcvbn-ts/language-common';

/** Names as short as this stand in many words. */
const SHORTEST_NAME = 4;
/** So much of a password must be left when the names in it are taken out. */
const SHORTEST_REST = 5;

let common: ReadonlySet<string> | undefined;

/** Why a password is easily guessed: it is common, or it is little more than the member's name or the brand's. */
export type Guess = 'common' | 'own_name';

/** Whether a password is in a list of those that have leaked anywhere. */
export type IsBreached = (password: string) => Promise<boolean>;

/** @param names what a guesser tries first: the brand, the username, the mailbox; empty ones are ignored */
export function guessOf(password: string, names: readonly string[]): Guess | null {
  if (isCommonPassword(password)) return 'common';
  return isMostlyNames(password, names) ? 'own_name' : null;
}

/** Whether a password is one of those that leaks have shown most often, in whatever case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}

function isMostlyNames(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase();
  const rest = names
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), plain);
  return rest !== plain && rest.length < SHORTEST_REST;
}
