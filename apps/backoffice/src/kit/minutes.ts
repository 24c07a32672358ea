import { useTranslate } from 'react-admin';

/** A time span as `2 h 5 min`; nothing where there is none. */
export function useMinutes(): (minutes: number | null) => string {
  const translate = useTranslate();
  return (minutes) => {
    if (minutes === null) return '–';
    if (minutes < 60) return translate('champa.span_minutes', { minutes });
    return translate('champa.span_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
