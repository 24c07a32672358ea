import { useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../entities/site/index.ts';

/** No page has this address. */
export function NotFound() {
  const t = useTranslate();
  return (
    <>
      <PageTitle title={t('not_found_title')} />
      <StateView
        art="lost"
        title={t('not_found_title')}
        text={t('not_found_text')}
        className="min-h-[60dvh] justify-center"
        action={
          <Link to="/" className={buttonClass()}>
            {t('back_home')}
          </Link>
        }
      />
    </>
  );
}
