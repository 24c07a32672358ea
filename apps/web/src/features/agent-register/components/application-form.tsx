import type { AgentApplication } from '@champa/contract';
import { applicationLengths } from '@champa/contract/patterns';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice } from '@champa/ui';
import { type FormEvent, useState } from 'react';
import { sendApplication } from '../../../entities/team/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { refusalsByField } from '../../../kit/forms/refusals-by-field.ts';
import { PlanField } from './plan-field.tsx';

const fields = ['name', 'contact', 'website', 'plan'] as const;
type FieldName = (typeof fields)[number];
type Errors = Partial<Record<FieldName | 'form', string>>;

/** The form by which a member applies to become an agent. It starts with the text of their last application. */
export function ApplicationForm({ last, onSent }: { last: AgentApplication | null; onSent: () => void }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [values, setValues] = useState<Record<FieldName, string>>({
    name: last?.name ?? '',
    contact: last?.contact ?? '',
    website: last?.website ?? '',
    plan: last?.plan ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);

  function change(name: FieldName, text: string): void {
    setValues({ ...values, [name]: text });
    setErrors({ ...errors, [name]: undefined });
  }

  function complaints(): Errors {
    const wrong = fields.flatMap((name) => {
      const [min, max] = applicationLengths[name];
      const length = values[name].trim().length;
      if (length >= min && length <= max) return [];
      return [[name, length === 0 ? t('field.required') : t('field.length', { min, max })] as const];
    });
    return Object.fromEntries(wrong);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = complaints();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await sendApplication(values);
      onSent();
    } catch (error) {
      const beside = refusalsByField(error, fields, { t, describe });
      setErrors(beside.length > 0 ? Object.fromEntries(beside) : { form: describe(error) });
    }
    setBusy(false);
  }

  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    maxLength: applicationLengths[name][1],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-2 flex flex-col gap-4">
      <p className="text-sm text-muted">{t('agent_apply_text')}</p>
      {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('agent_apply_name')} icon="user" required autoComplete="name" {...bind('name')} />
        <Field
          label={t('agent_apply_contact')}
          icon="phone"
          required
          autoComplete="tel"
          hint={t('agent_apply_contact_hint')}
          {...bind('contact')}
        />
      </div>
      <Field label={t('agent_apply_website')} icon="globe" autoComplete="url" {...bind('website')} />
      <PlanField {...bind('plan')} />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('agent_apply_send')}
      </Button>
    </form>
  );
}
