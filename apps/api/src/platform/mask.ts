/** What an employee without the right to reveal sees in place of personal data. */
export type MaskedKind = 'phone' | 'email' | 'account' | 'document' | 'name' | 'day';

const masks: Record<MaskedKind, (text: string) => string> = {
  /** `+8562055512345` as `+856****345`. */
  phone: (text) => (text.length < 10 ? '****' : `${text.slice(0, 4)}****${text.slice(-3)}`),
  /** `somphone@champa.la` as `s****@champa.la`. */
  email: (text) => (text.includes('@') ? `${first(text)}****${text.slice(text.lastIndexOf('@'))}` : '****'),
  account: (text) => (text.length < 8 ? '****' : `****${text.slice(-4)}`),
  document: (text) => (text.length < 8 ? '****' : `****${text.slice(-3)}`),
  name: (text) => `${first(text)}****`,
  /** `1990-05-12` as `1990-**-**`. */
  day: (text) => `${text.slice(0, 4)}-**-**`,
};

/** Personal data as an employee sees it; short ones show nothing. What is empty stays empty. */
export function masked(kind: MaskedKind, text: string): string {
  return text === '' ? '' : masks[kind](text);
}

function first(text: string): string {
  return [...text][0] ?? '';
}
