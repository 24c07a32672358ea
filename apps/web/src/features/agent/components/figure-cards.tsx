import type { TeamFigures } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { marksOf, ZERO } from '@champa/money';
import { cx, Skeleton } from '@champa/ui';
import { changeOf, faceOf, type FigureId, valueOf, writePermille } from '../model/team-figures.ts';
import { AgentIcon } from './agent-icon.tsx';
import { Figure, FigureChange } from './figure.tsx';

type FigureCardsProps = {
  ids: readonly FigureId[];
  now: TeamFigures | undefined;
  /** The figures of the days before, to compare with. */
  before?: TeamFigures | undefined;
  isCompared?: boolean;
  isStale?: boolean;
};

/** A team's figures, two in a row on phones; each may be compared with the days before. */
export function FigureCards({ ids, now, before, isCompared = false, isStale = false }: FigureCardsProps) {
  const t = useTranslate();
  return (
    <dl className={cx('grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-3', isStale && 'opacity-60')}>
      {ids.map((id, index) => {
        // A last card alone in its row takes it whole.
        const isAlone = index === ids.length - 1 && ids.length % 3 === 1;
        const { label, icon } = faceOf(id);
        return (
          <div
            key={id}
            className={cx(
              'card-face flex min-w-0 flex-col rounded-md px-3.5 py-3 max-sm:last:odd:col-span-2 sm:px-4 sm:py-3.5',
              isAlone && 'sm:col-span-3',
            )}
          >
            <dt className="flex items-center gap-2 text-[13px] text-muted">
              <AgentIcon name={icon} size={16} />
              <span className="min-w-0 truncate">{t(label)}</span>
            </dt>
            <dd className="mt-1 h-7 text-base font-bold sm:text-lg">
              {now ? <Figure id={id} value={valueOf(now, id)} /> : <Skeleton className="h-6 w-20" />}
            </dd>
            {isCompared && (
              <dd className="mt-1 min-h-10 text-xs text-muted">
                {now && before ? <Comparison id={id} now={now} before={before} /> : <Skeleton className="h-4 w-24" />}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

type ComparisonProps = { id: FigureId; now: TeamFigures; before: TeamFigures };

/** The difference, the percentage, and the earlier value. A change from zero has no percentage. */
function Comparison({ id, now, before }: ComparisonProps) {
  const t = useTranslate();
  const locale = useLocale();
  const was = valueOf(before, id);
  const { difference, permille } = changeOf(valueOf(now, id), was);
  const isUp = difference > ZERO;
  const colour = difference === ZERO || faceOf(id).isWanted !== true ? 'text-text' : isUp ? 'text-jade' : 'text-petal';
  return (
    <>
      <span className={cx('flex flex-wrap gap-x-1.5 font-semibold', colour)}>
        <FigureChange id={id} value={difference} />
        {permille !== null && (
          <span className="isolate-text tabular">({writePermille(permille, marksOf(locale).decimal)})</span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-1">
        {was === ZERO ? (
          t('agent_before_none')
        ) : (
          <>
            {t('agent_before')} <Figure id={id} value={was} />
          </>
        )}
      </span>
    </>
  );
}
