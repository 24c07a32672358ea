import { useTranslate } from '@champa/i18n/react';
import { buttonClass } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../../shared/page-title.tsx';
import { ComingPanel } from './coming-panel.tsx';

/** The points mall; its goods come later. */
export function PointMallPage() {
  const t = useTranslate();
  return (
    <>
      <PageTitle title={t('point_mall')} />
      <ComingPanel
        icon="REWARDS"
        title={t('point_mall')}
        text={t('point_mall_later')}
        actions={
          <Link to="/promotions" className={buttonClass({ size: 'large' })}>
            {t('promotions_see')}
          </Link>
        }
      />
    </>
  );
}
