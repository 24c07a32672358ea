import { useTranslate } from '@champa/i18n/react';
import { Code, cx, IconButton } from '@champa/ui';
import { useCopy } from '../../../kit/browser/use-copy.ts';

type CopyLineProps = { label: string; text: string; shown?: string; isStrong?: boolean };

/** A text for use elsewhere: its label, and a button that copies it. */
export function CopyLine({ label, text, shown = text, isStrong = false }: CopyLineProps) {
  const t = useTranslate();
  const copy = useCopy();

  return (
    <div className={cx('flex items-center gap-2 rounded-md py-1.5 ps-3.5', isStrong ? 'bg-gold/10' : 'bg-surface-2')}>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{label}</p>
        <p>
          <Code className={cx('font-semibold', isStrong ? 'text-lg text-gold' : 'text-sm')}>{shown}</Code>
        </p>
      </div>
      <IconButton icon="copy" label={t('deposit_copy', { what: label })} iconSize={18} onClick={() => copy(text)} />
    </div>
  );
}
