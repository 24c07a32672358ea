import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { signInDaysQuery } from '../../../entities/promotion/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { SignInCalendar } from './sign-in-calendar.tsx';

/** The sign-in days as a card; renders nothing where the brand has none. */
export function SignInCard() {
  const t = useTranslate();
  const { error } = useQuery(signInDaysQuery(undefined));
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  return (
    <section aria-label={t('sign_days')} className="flex flex-col gap-3">
      <div className="flex min-h-9 items-center gap-2">
        <ArtIcon name="REWARDS" size={22} />
        <h3 className="text-base font-extrabold tracking-tight">{t('sign_days')}</h3>
      </div>
      <div className="card-face rounded-lg p-4">
        <SignInCalendar withButton />
      </div>
    </section>
  );
}
