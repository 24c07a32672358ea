import { useTranslate } from '@champa/i18n/react';
import { buttonClass } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../../entities/site/index.ts';
import { ComingPanel } from './coming-panel.tsx';

/** The seamless game page without a game in its address. */
export function SeamlessPage() {
  const t = useTranslate();
  return (
    <>
      <PageTitle title={t('seamless_title')} />
      <ComingPanel
        icon="RNG"
        title={t('seamless_title')}
        text={t('seamless_text')}
        actions={
          <Link to="/" className={buttonClass({ size: 'large' })}>
            {t('to_games')}
          </Link>
        }
      />
    </>
  );
}
