/** Money short enough for a field of the wheel: without zero cents, whatever the language's decimal separator. */
export function plainMoney(text: string): string {
  return text.replace(/\D00$/, '');
}
