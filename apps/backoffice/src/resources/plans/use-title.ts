import type { AdminPlanRow } from '@champa/contract';
import { useLanguage } from '../../providers/language.ts';

/** A title in the console's language, or in any that there is. */
export function useTitle(): (row: Pick<AdminPlanRow, 'id' | 'title'>) => string {
  const language = useLanguage();
  return ({ id, title }) => title[language] ?? Object.values(title)[0] ?? id;
}
