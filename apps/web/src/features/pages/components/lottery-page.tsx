import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { areas } from '../../../shared/areas.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { ComingPanel } from './coming-panel.tsx';

const titles = {
  LOTT: 'con_lott',
  SEA: 'lottery_sea',
  VN: 'lottery_vn',
} as const satisfies Record<string, MessageId>;

/** A lottery's own page; the draws themselves come later. */
export function LotteryPage({ kind, gameCode }: { kind: keyof typeof titles; gameCode: string | undefined }) {
  const t = useTranslate();
  const title = t(titles[kind]);
  return (
    <>
      <PageTitle title={title} />
      <ComingPanel
        icon="LOTT"
        title={title}
        text={t('lottery_later')}
        note={gameCode && t('lottery_chosen', { code: gameCode })}
        actions={
          <Link to="/$area" params={{ area: areas.ELOTT.path }} className={buttonClass({ size: 'large' })}>
            {t('lottery_meanwhile')}
          </Link>
        }
      />
    </>
  );
}
