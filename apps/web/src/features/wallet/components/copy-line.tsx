import { useTranslate } from '@champa/i18n/react';
import { Code, cx, IconButton } from '@champa/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../kit/browser/use-copy.ts';

type CopyLineProps = { label: string; text: string; isStrong?: boolean };

/** A code for use elsewhere: its label, and a button that copies it. */
export function CopyCode(props: CopyLineProps) {
  return (
    <CopyLine {...props}>
      <Code>{props.text}</Code>
    </CopyLine>
  );
}

/** An amount to pay elsewhere, shown as `children`, and a button that copies `text`. */
export function CopyAmount(props: CopyLineProps & { children: ReactNode }) {
  return <CopyLine {...props} />;
}

function CopyLine({ label, text, isStrong = false, children }: CopyLineProps & { children: ReactNode }) {
  const t = useTranslate();
  const copy = useCopy();

  return (
    <div className={cx('flex items-center gap-2 rounded-md py-1.5 ps-3.5', isStrong ? 'bg-gold/10' : 'bg-surface-2')}>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{label}</p>
        <p className={cx('font-semibold tabular select-all', isStrong ? 'text-lg text-gold' : 'text-sm')}>{children}</p>
      </div>
      <IconButton icon="copy" label={t('deposit_copy', { what: label })} iconSize={18} onClick={() => copy(text)} />
    </div>
  );
}
