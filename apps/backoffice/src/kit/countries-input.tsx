import { useMemo } from 'react';
import { AutocompleteArrayInput } from 'react-admin';
import { useLanguage } from '../providers/language.ts';
import { countries } from './countries.ts';

/** Some countries, found by their names as they are typed. */
export function CountriesInput({ source, label }: { source: string; label?: string }) {
  const language = useLanguage();
  const choices = useMemo(() => countries(language), [language]);
  return (
    <AutocompleteArrayInput
      source={source}
      {...(label !== undefined && { label })}
      choices={choices}
      translateChoice={false}
      fullWidth
    />
  );
}

/** The same where the form keeps a line for each. */
export function CountryLinesInput({ source, label }: { source: string; label: string }) {
  const language = useLanguage();
  const choices = useMemo(() => countries(language), [language]);
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={choices}
      translateChoice={false}
      fullWidth
      format={(lines: string | null) => (lines ?? '').split('\n').filter((code) => code !== '')}
      parse={(codes: string[]) => codes.join('\n')}
    />
  );
}

/** The names of countries, in one line. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const language = useLanguage();
  const names = useMemo(() => new Map(countries(language).map(({ id, name }) => [id, name])), [language]);
  return (codes) => codes.map((code) => names.get(code) ?? code).join(', ');
}
