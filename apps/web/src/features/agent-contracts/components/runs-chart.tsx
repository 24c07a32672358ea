import type { ContractKind } from '@champa/contract';
import { AGENT_CHART_DAYS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount, ZERO } from '@champa/money';
import { Money, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { incomeDaysQuery } from '../../../entities/contract/index.ts';
import { DayChart } from '../../../kit/charts/day-chart.tsx';
import { type DayRange, daysIn } from '../../../kit/days/day-range.ts';

/** The agent's net income from contracts of a kind, day by day; renders nothing for a single day, or for too many. */
export function RunsChart({ kind, range }: { kind: ContractKind; range: DayRange }) {
  const days = daysIn(range);
  return days.length > 1 && days.length <= AGENT_CHART_DAYS ? <Chart kind={kind} range={range} days={days} /> : null;
}

function Chart({ kind, range, days }: { kind: ContractKind; range: DayRange; days: readonly string[] }) {
  const t = useTranslate();
  const { data, isError } = useQuery(incomeDaysQuery(range));
  // The list below shows the same, and the error.
  if (isError) return null;
  if (!data) return <Skeleton className="h-71 rounded-md sm:h-66" />;
  const nets = new Map(data.list.filter((each) => each.kind === kind).map(({ day, net }) => [day, parseAmount(net)]));
  return (
    <DayChart
      label={t('agent_income_chart')}
      days={days.map((day) => ({ day, value: nets.get(day) ?? ZERO }))}
      write={(value) => <Money value={value} signed className="font-bold" />}
    />
  );
}
