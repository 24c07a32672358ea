import type { TeamDay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, type Column, DataTable, Icon } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { saveCsv } from '../../../kit/browser/csv.ts';
import { FoldSection } from '../../../kit/lists/fold-section.tsx';
import { faceOf, figureIds, valueOf } from '../model/team-figures.ts';
import { Figure } from './figure.tsx';

type TeamDaysTableProps = { days: readonly TeamDay[]; isStale: boolean };

/** All figures of each day, latest first; also as a file. */
export function TeamDaysTable({ days, isStale }: TeamDaysTableProps) {
  const times = useTimeFormat();
  const t = useTranslate();
  const columns: Column<TeamDay>[] = [
    {
      id: 'day',
      header: t('col_day'),
      isTitle: true,
      cell: ({ day }) => <span className="font-semibold whitespace-nowrap tabular">{times.day(day)}</span>,
    },
    ...figureIds.map((id): Column<TeamDay> => ({
      id,
      header: t(faceOf(id).label),
      isFigure: true,
      cell: (day) => <Figure id={id} value={valueOf(day, id)} />,
    })),
  ];
  const save = () => {
    const header = [t('col_day'), ...figureIds.map((id) => t(faceOf(id).label))];
    const rows = days.map((day) => [day.day, ...figureIds.map((id) => String(day[id]))]);
    saveCsv(`team-${days[0]?.day}-${days.at(-1)?.day}.csv`, [header, ...rows]);
  };
  return (
    <FoldSection
      title={t('agent_day_by_day')}
      action={
        <Button kind="outline" size="small" onClick={save}>
          <Icon name="download" size={16} />
          {t('save_csv')}
        </Button>
      }
    >
      <DataTable
        caption={t('agent_day_by_day')}
        columns={columns}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        isStale={isStale}
      />
    </FoldSection>
  );
}
