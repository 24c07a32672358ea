import { useTranslate } from 'react-admin';

/** What the server says of fields, in words, by the form's inputs. */
export function useFaults(): (
  inputOf?: (field: string) => string,
) => (fields: Record<string, string>) => Record<string, string> {
  const translate = useTranslate();
  const wordOf = (fault: string): string =>
    translate(`resources.lotteryGames.faults.${fault}`, { _: translate(`champa.faults.${fault}`, { _: fault }) });
  return (inputOf = (field) => field) =>
    (fields) =>
      Object.fromEntries(Object.entries(fields).map(([field, fault]) => [inputOf(field), wordOf(fault)]));
}
