/** The month that is `months` after another, both `YYYY-MM`. */
export function monthBeside(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  const all = year! * 12 + (number! - 1) + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}
