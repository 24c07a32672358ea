import { formatCount } from '@champa/i18n';
import { useLocale } from '@champa/i18n/react';
import { type Amount, ZERO } from '@champa/money';
import { Money } from '@champa/ui';
import { countOf, faceOf, type FigureId } from '../model/team-figures.ts';

type FigureProps = { id: FigureId; value: Amount; className?: string };

/** A figure of the team as text: money, or a count. */
export function Figure({ id, value, className = '' }: FigureProps) {
  const locale = useLocale();
  const { isMoney, isSigned = false } = faceOf(id);
  if (isMoney) return <Money value={value} signed={isSigned} className={className} />;
  return <span className={`tabular ${className}`}>{formatCount(countOf(value), locale)}</span>;
}

/** The change of a figure, with its sign. */
export function FigureChange({ id, value }: { id: FigureId; value: Amount }) {
  const locale = useLocale();
  const sign = value < ZERO ? '-' : value > ZERO ? '+' : '±';
  const size = value < ZERO ? -value : value;
  return (
    <span className="isolate-text whitespace-nowrap tabular">
      {sign}
      {faceOf(id).isMoney ? <Money value={size} /> : formatCount(countOf(size), locale)}
    </span>
  );
}
