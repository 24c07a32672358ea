import { parseAmount } from '@champa/money';
import { useTranslate } from '@champa/i18n/react';
import { Money } from '@champa/ui';
import { DayChart } from '../../kit/charts/day-chart.tsx';

type ProfitChartProps = { days: readonly { day: string; net: string }[] };

/** Profit and loss, day by day. */
export function ProfitChart({ days }: ProfitChartProps) {
  const t = useTranslate();
  return (
    <DayChart
      label={t('profit_chart')}
      days={days.map(({ day, net }) => ({ day, value: parseAmount(net) }))}
      write={(value) => <Money value={value} signed />}
    />
  );
}
