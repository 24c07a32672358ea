import type { Amount } from '@champa/money';
import { cx } from '@champa/ui';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { useTimeFormat } from '../days/time-format.ts';
import { chartOf } from './chart.ts';

type DayChartProps = {
  label: string;
  days: readonly { day: string; value: Amount }[];
  write: (value: Amount) => ReactNode;
  /** Whether amounts above zero are gains, or plain figures. */
  tone?: 'gain' | 'figure';
  /** Between the caption and the bars: a choice of what the chart shows. */
  choice?: ReactNode;
};

/** In the chart's own units. */
const HEIGHT = 1000;
const STEP = 100;
/** The width of a bar, out of its step's. */
const BAR = 64;

/**
 * A figure day by day. A table below contains the same, so the chart is hidden from screen readers; touching a bar shows
 * its day above the chart.
 */
export function DayChart({ label, days, write, tone = 'gain', choice }: DayChartProps) {
  const times = useTimeFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const { bars, zero, highest, lowest } = chartOf(days.map(({ value }) => value));
  const shown = days[chosen ?? -1] ?? days.at(-1);
  const width = Math.max(1, days.length) * STEP;
  const choose = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width: shownWidth } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / shownWidth) * days.length);
    setChosen(Math.min(days.length - 1, Math.max(0, index)));
  };
  return (
    <figure className="rounded-md bg-surface-2 p-4" aria-label={label}>
      <figcaption className="flex items-baseline justify-between gap-3 text-[13px]">
        <span className="font-semibold">{label}</span>
        <span className="flex min-w-0 items-baseline gap-2 tabular" data-chosen={shown?.day}>
          <span className="text-muted">{shown && times.day(shown.day)}</span>
          {shown && <span className="font-bold">{write(shown.value)}</span>}
        </span>
      </figcaption>
      {choice}
      <div className="mt-3 flex gap-2">
        <div className="relative w-0 flex-1">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-44 w-full touch-pan-y"
            onPointerMove={choose}
            onPointerDown={choose}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
          >
            {bars.map(({ top, height, isLoss }, n) => (
              <g key={days[n]!.day}>
                {n === chosen && <rect x={n * STEP} y={0} width={STEP} height={HEIGHT} className="fill-surface-3" />}
                <rect
                  x={n * STEP + (STEP - BAR) / 2}
                  y={top}
                  width={BAR}
                  height={height}
                  className={cx(isLoss ? 'fill-petal' : tone === 'gain' ? 'fill-jade' : 'fill-gold-fill')}
                />
              </g>
            ))}
            <line
              x1={0}
              x2={width}
              y1={zero}
              y2={zero}
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong"
              strokeWidth={1}
            />
          </svg>
        </div>
      </div>
      <p aria-hidden="true" className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 text-xs text-muted tabular">
        <span>{days[0] && times.day(days[0].day)}</span>
        <span className="max-sm:order-last max-sm:basis-full max-sm:text-center">
          {write(lowest)} … {write(highest)}
        </span>
        <span>{days.length > 1 && times.day(days.at(-1)!.day)}</span>
      </p>
    </figure>
  );
}
