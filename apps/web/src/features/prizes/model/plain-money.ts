/** Money as a field of the wheel has room for: without cents where there are none, whichever mark the language sets before them. */
export function plainMoney(text: string): string {
  return text.replace(/\D00$/, '');
}
