import { useTranslate } from '@champa/i18n/react';

const YEAR = 12;

/** Writes months as months or years; null: for ever. */
export function useMonths(): (months: number | null) => string {
  const t = useTranslate();
  return (months) => {
    if (months === null) return t('duration_for_ever');
    return months % YEAR === 0
      ? t('duration_years', { count: months / YEAR })
      : t('duration_months', { count: months });
  };
}
