import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { type ChangeEvent, useId } from 'react';

type PlanFieldProps = {
  name: string;
  value: string;
  maxLength: number;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** A field for a longer text. */
export function PlanField({ name, value, maxLength, error, onChange }: PlanFieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className="mb-1.5 block text-[13px] font-semibold text-muted after:ms-1 after:text-petal after:content-['*']"
      >
        {t('agent_apply_plan')}
      </label>
      <textarea
        id={id}
        name={name}
        rows={5}
        maxLength={maxLength}
        required
        value={value}
        onChange={onChange}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        className={cx(
          'block w-full rounded-md border bg-surface-2 px-3.5 py-3 text-base outline-none transition-colors duration-150 focus:border-gold',
          error === undefined ? 'border-line' : 'border-ember',
        )}
      />
      <p
        id={`${id}-note`}
        role={error === undefined ? undefined : 'alert'}
        className={cx('mt-1.5 text-[13px]', error === undefined ? 'text-muted' : 'font-medium text-ember')}
      >
        {error ?? t('agent_apply_plan_hint')}
      </p>
    </div>
  );
}
