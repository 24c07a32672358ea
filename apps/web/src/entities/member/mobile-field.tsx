import { useLocale, useTranslate } from '@champa/i18n/react';
import { Field } from '@champa/ui';
import type { ComponentProps } from 'react';
import { useSite } from '../site/index.ts';

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  /** The select of the country's dialling code. */
  dialing: ComponentProps<'select'>;
};

/** The closed select is only as wide as a code; the country's name is read in the open list. */
const APART = '\u2003\u2003\u2003';

/** A mobile number, preceded by its country's dialling code. */
export function MobileField({ dialing, ...field }: MobileFieldProps) {
  const t = useTranslate();
  const { countries } = useSite();
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <Field
      {...field}
      label={t('mobile_number')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      leading={
        <select
          {...dialing}
          aria-label={t('dialing_code')}
          className="h-full w-[86px] shrink-0 bg-transparent text-base font-semibold outline-none"
        >
          {countries.map(({ countryCode, countryDialingCode }) => (
            <option key={countryCode} value={countryDialingCode} className="bg-surface-1 text-text">
              {`${countryDialingCode}${APART}${names.of(countryCode)}`}
            </option>
          ))}
        </select>
      }
    />
  );
}
