import type { TeamDay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { DayChart } from '../../../kit/charts/day-chart.tsx';
import { faceOf, type FigureId, valueOf } from '../model/team-figures.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Figure } from './figure.tsx';

type TeamChartProps = {
  days: readonly TeamDay[];
  ids: readonly FigureId[];
  figure: FigureId;
  onFigure: (figure: FigureId) => void;
};

/** One chosen figure of the team, day by day. */
export function TeamChart({ days, ids, figure, onFigure }: TeamChartProps) {
  const t = useTranslate();
  const { label, isSigned = false } = faceOf(figure);
  return (
    <DayChart
      label={t(label)}
      days={days.map((each) => ({ day: each.day, value: valueOf(each, figure) }))}
      write={(value) => <Figure id={figure} value={value} />}
      tone={isSigned ? 'gain' : 'figure'}
      choice={
        <ChoiceRow
          label={t('agent_chart_figure')}
          value={figure}
          choices={ids.map((id) => ({ value: id, label: t(faceOf(id).label) }))}
          onChange={onFigure}
        />
      }
    />
  );
}
