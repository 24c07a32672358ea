import { AGENT_REPORT_DAYS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import type { ReactNode } from 'react';
import { DateBar } from '../../../kit/days/date-bar.tsx';
import { ChoiceSelect } from '../../../kit/lists/choice-select.tsx';
import type { ReportsSearch } from '../model/reports-search.ts';
import { useReportDays } from '../model/use-report-days.ts';
import { MemberPicker } from './member-picker.tsx';
import { ReportPath } from './report-path.tsx';

type ReportFiltersProps = {
  search: ReportsSearch;
  onSearch: (search: ReportsSearch) => void;
  /** The path from the agent's direct downline to the report's member; undefined until loaded. */
  path: readonly { id: string; username: string }[] | undefined;
  /** Shown beside the choice of member. */
  choices?: ReactNode;
  /** Shown below. */
  children?: ReactNode;
};

/** A report's days and scope: the whole team, one downline's team, or one member alone. */
export function ReportFilters({ search, onSearch, path = [], choices, children }: ReportFiltersProps) {
  const t = useTranslate();
  const { range, today } = useReportDays(search);
  return (
    <div className="flex flex-col gap-3">
      <DateBar
        range={range}
        today={today}
        mostDays={AGENT_REPORT_DAYS}
        onChange={(days) => onSearch({ ...search, ...days })}
      />
      <section aria-label={t('report_whose')} className="flex flex-col gap-1.5">
        <ReportPath path={path} search={search} />
        <div className="flex flex-wrap items-center gap-2">
          <MemberPicker onChoose={(member) => onSearch({ ...search, member, reach: undefined })} />
          <ChoiceSelect
            label={t('report_reach')}
            all={t('report_reach_team')}
            value={search.reach}
            choices={[{ value: 'own', label: t(search.member ? 'report_reach_own' : 'report_reach_me') }]}
            onChange={(reach) => onSearch({ ...search, reach: reach === 'own' ? 'own' : undefined })}
          />
          {choices}
        </div>
      </section>
      {children}
    </div>
  );
}
