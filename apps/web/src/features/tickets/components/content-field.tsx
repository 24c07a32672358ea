import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useId } from 'react';
import { type ContentFault, lettersOf } from '../model/content-fault.ts';

type ContentFieldProps = {
  label: string;
  hint?: string;
  value: string;
  rules: { min: number; max: number };
  fault: ContentFault | undefined;
  rows?: number;
  onChange: (text: string) => void;
};

/** A long text with its count of letters, and what is wrong with it. */
export function ContentField({ label, hint, value, rules, fault, rows = 6, onChange }: ContentFieldProps) {
  const t = useTranslate();
  const id = useId();
  const count = lettersOf(value.trim());
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[13px] font-semibold text-muted">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        placeholder={hint}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'block w-full resize-y rounded-md border bg-surface-1 px-3.5 py-3 text-base outline-none transition-colors placeholder:text-muted/70 focus:border-gold',
          fault === undefined ? 'border-line' : 'border-ember',
        )}
      />
      <p id={`${id}-note`} className="mt-1.5 flex justify-between gap-3 text-[13px]">
        <span role={fault ? 'alert' : undefined} className="font-medium text-ember">
          {fault && t(fault, rules)}
        </span>
        <span className={cx('shrink-0 tabular', count > rules.max ? 'font-bold text-ember' : 'text-muted')}>
          {t('ticket_content_count', { count, max: rules.max })}
        </span>
      </p>
    </div>
  );
}
