import { ApiError } from '@champa/api-client';
import type { RegisterField } from '@champa/contract';
import { checkField } from '@champa/contract/patterns';
import { useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Field, Notice, PasswordField } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { describeFailure, registerFieldHint, registerSettingsQuery } from '../../../entities/member/index.ts';
import { type Centre, openAccount, type Opened } from '../../../entities/team/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { refusalsByField } from '../../../kit/forms/refusals-by-field.ts';
import { useDrafts } from '../model/use-drafts.ts';
import { ContractChoices } from './contract-choices.tsx';
import { MakesChoice } from './makes-choice.tsx';

type OpeningFormProps = { centre: Centre; onOpened: (opened: Opened) => void };

const fields = ['username', 'password', 'paymentPassword', 'termsAccepted'] as const;
type Errors = Partial<Record<(typeof fields)[number] | 'form', string>>;

/** An account's name, first password, member type and contracts. */
export function OpeningForm({ centre, onOpened }: OpeningFormProps) {
  const t = useTranslate();
  const describe = useDescribeError();
  const { data: settings } = useQuery(registerSettingsQuery);
  const drafts = useDrafts(centre.kinds);
  const [makes, setMakes] = useState<'agent' | 'player'>('player');
  const [username, setUsername] = useState('');
  const [isMade, setMade] = useState(true);
  const [password, setPassword] = useState('');
  const [payment, setPayment] = useState('');
  const [isTermed, setTermed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<Intent>(undefined);
  const ruleOf = (name: string) => settings?.fields.find((field) => field.name === name);
  const rules = { username: ruleOf('username'), password: ruleOf('password') };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const contracts = drafts.read();
    const wrong: Errors = {
      ...errorOf('username', complaint(rules.username, username.trim())),
      ...errorOf('password', isMade ? undefined : complaint(rules.password, password)),
      ...errorOf('paymentPassword', centre.needsPaymentPassword && payment === '' ? t('field.required') : undefined),
      ...errorOf('termsAccepted', isTermed ? undefined : t('field.terms_required')),
    };
    setErrors(wrong);
    if (contracts === null || Object.keys(wrong).length > 0) return;
    setBusy(true);
    const account = { username: username.trim(), password: isMade ? '' : password, makes, contracts };
    try {
      lastIntent.current = intentOf(lastIntent.current, account);
      const wish = { ...account, paymentPassword: payment, termsAccepted: true as const };
      onOpened(await openAccount(wish, lastIntent.current));
    } catch (error) {
      setErrors(refusal(error));
      setBusy(false);
    }
  }

  function complaint(rule: RegisterField | undefined, value: string): string | undefined {
    if (value === '') return t('field.required');
    const failure = rule ? checkField(rule, value) : null;
    return rule && failure ? describeFailure(rule, failure, t) : undefined;
  }

  function refusal(error: unknown): Errors {
    if (error instanceof ApiError && error.code === 'WRONG_PAYMENT_PASSWORD')
      return { paymentPassword: describe(error) };
    const beside = refusalsByField(error, fields, { t, describe });
    return beside.length > 0 ? Object.fromEntries(beside) : { form: describe(error) };
  }

  const eye = { showLabel: t('password_show'), hideLabel: t('password_hide') };
  const hintOf = (rule: RegisterField | undefined) => (rule ? registerFieldHint(rule, t) : undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('opening_text')}</p>
      {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
      <MakesChoice label={t('invite_opens')} value={makes} onChange={setMakes} />
      <Field
        label={t('username')}
        icon="user"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={username}
        hint={hintOf(rules.username)}
        error={errors.username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <div>
        <Checkbox checked={isMade} onChange={(event) => setMade(event.target.checked)}>
          {t('opening_make')}
        </Checkbox>
        {!isMade && (
          <PasswordField
            label={t('opening_password')}
            icon="lock"
            required
            autoComplete="new-password"
            maxLength={200}
            value={password}
            hint={hintOf(rules.password)}
            error={errors.password}
            onChange={(event) => setPassword(event.target.value)}
            {...eye}
          />
        )}
      </div>
      <ContractChoices kinds={centre.kinds} drafts={drafts} />
      {centre.needsPaymentPassword && (
        <PasswordField
          label={t('field_payment_password')}
          icon="shield"
          required
          autoComplete="off"
          inputMode="numeric"
          maxLength={64}
          value={payment}
          error={errors.paymentPassword}
          onChange={(event) => setPayment(event.target.value)}
          {...eye}
        />
      )}
      <Checkbox checked={isTermed} error={errors.termsAccepted} onChange={(event) => setTermed(event.target.checked)}>
        {t('opening_terms', { age: settings?.age.confirmation ?? 18 })}
      </Checkbox>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('opening_send')}
      </Button>
    </form>
  );
}

function errorOf(field: keyof Errors, message: string | undefined): Errors {
  return message === undefined ? {} : { [field]: message };
}
