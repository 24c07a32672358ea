import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { kindLabel, kindLabels } from '../model/labels.ts';

/** Narrows the account record to one kind of movement. */
export function KindFilter({
  kind,
  onChange,
}: {
  kind: string | undefined;
  onChange: (kind: string | undefined) => void;
}) {
  const t = useTranslate();
  const kinds = [undefined, ...Object.keys(kindLabels)];
  return (
    <div role="group" aria-label={t('col_kind')} className="scroll-row -mx-4 flex gap-2 px-4 py-1 sm:mx-0 sm:px-0">
      {kinds.map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
          className={cx(
            'touch-target h-9 shrink-0 rounded-full px-4 text-[13px] font-semibold whitespace-nowrap transition-colors',
            each === kind ? 'bg-text text-surface-0' : 'bg-surface-2 text-muted hover:text-text',
          )}
        >
          {each === undefined ? t('all') : t(kindLabel(each))}
        </button>
      ))}
    </div>
  );
}
