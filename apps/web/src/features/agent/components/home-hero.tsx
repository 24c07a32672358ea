import type { agentTeamOverview, MemberInfo, OperationValue } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Money, Plumeria } from '@champa/ui';
import type { ReactNode } from 'react';
import { MemberIcon } from '../../../entities/member/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type Overview = OperationValue<typeof agentTeamOverview>;
type HomeHeroProps = { member: MemberInfo; today: string; overview: Overview | undefined };

/** The agent's name, and today's figures. */
export function HomeHero({ member, today, overview }: HomeHeroProps) {
  const times = useTimeFormat();
  const t = useTranslate();
  const locale = useLocale();
  const name = member.nickname || member.account;
  return (
    <section
      aria-label={t('agent_home_today_of', { day: times.day(today) })}
      className="garden-face relative overflow-hidden rounded-lg p-5 sm:p-6"
    >
      <PageTitle title={t('agent_centre')} />
      <Plumeria size={190} className="absolute -end-14 -bottom-16 rotate-12 opacity-45" />
      <div className="relative flex items-center gap-3.5">
        <MemberIcon size={48} />
        <div className="min-w-0">
          <h1 className="truncate text-xl font-extrabold tracking-tight sm:text-2xl">
            {t('agent_home_hello', { name })}
          </h1>
          <p className="text-[13px] text-garden-muted tabular">{t('agent_home_today_of', { day: times.day(today) })}</p>
        </div>
      </div>
      <dl className="relative mt-5 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        <TodayFigure label={t('agent_figure_commission')} isFirst>
          {overview && <Money value={overview.now.commission} />}
        </TodayFigure>
        <TodayFigure label={t('agent_figure_valid_bet')}>
          {overview && <Money value={overview.now.validBet} />}
        </TodayFigure>
        <TodayFigure label={t('agent_figure_online')}>
          {overview && (
            <span className="inline-flex items-center gap-2 tabular">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-jade ring-4 ring-jade/25" />
              {formatCount(overview.online, locale)}
            </span>
          )}
        </TodayFigure>
      </dl>
    </section>
  );
}

function TodayFigure({ label, isFirst = false, children }: { label: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <div className={isFirst ? 'max-sm:col-span-2' : ''}>
      <dt className="text-[13px] text-garden-muted">{label}</dt>
      <dd
        className={
          isFirst ? 'mt-0.5 h-9 text-[26px] leading-9 font-extrabold' : 'mt-0.5 h-9 text-lg leading-9 font-bold'
        }
      >
        {children ?? <span aria-hidden="true" className="mt-2 block h-5 w-28 rounded-sm bg-white/15" />}
      </dd>
    </div>
  );
}
