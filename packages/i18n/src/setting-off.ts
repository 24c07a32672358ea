import type { Translate } from './load.ts';

const START = '\u2068';
const END = '\u2069';

const made = new WeakMap<Translate, Translate>();

/**
 * In a text that is read from the right, an amount or a name keeps its own order only between marks (Unicode, UAX 9): without them
 * the currency's sign would stand behind its number. The same function for the same one, as React compares them.
 */
export function settingOff(translate: Translate): Translate {
  const known = made.get(translate) ?? ((id, values) => translate(id, values && setOff(values)));
  made.set(translate, known);
  return known;
}

function setOff<T extends Readonly<Record<string, string | number>>>(values: T): T {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    // Numbers choose plural forms; names of forms are one word in small letters.
    typeof value === 'string' && !/^[a-z_]*$/.test(value) ? `${START}${value}${END}` : value,
  ]);
  return Object.fromEntries(entries) as T;
}
