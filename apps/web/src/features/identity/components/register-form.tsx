import { ApiError } from '@champa/api-client';
import type { Newcomer, RegisterField, RegisterSettings } from '@champa/contract';
import {
  checkRegisterField,
  internationalNumber,
  readDay,
  type RegisterKind,
  shownFields,
} from '@champa/contract/register-rules';
import { useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Notice } from '@champa/ui';
import { Fragment, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { describeFailure, useFirstDialingCode } from '../../../entities/member/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useToday } from '../../../kit/days/today.ts';
import { CodeField, type Sent } from '../../../kit/forms/code-field.tsx';
import { LinkButton } from '../../../kit/forms/link-button.tsx';
import { refusalsByField } from '../../../kit/forms/refusals-by-field.ts';
import { sendRegisterSms } from '../api/codes.ts';
import { type Invitation, type NewCredentials, noteInvitationRefusal, registerNewMember } from '../api/registration.ts';
import { fieldOfRefusal } from '../model/login-refusals.ts';
import type { PhoneProof } from '../model/phone-window.ts';
import { emptyRegistration, isRegisterField, type RegisterFormValues } from '../model/register-rules.ts';
import { useWays } from '../model/use-ways.ts';
import { CaptchaField } from './captcha-field.tsx';
import { InvitationRefused } from './invitation-refused.tsx';
import { OneClickButton } from './one-click-button.tsx';
import { PhoneProofField } from './phone-proof-field.tsx';
import { RegisterInput } from './register-input.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useLetters } from './use-letters.ts';
import { useVisitorCheck } from './use-visitor-check.tsx';

type RegisterFormProps = {
  settings: RegisterSettings;
  kind: RegisterKind;
  /** The invitation in the visitor's address. */
  invitation: Invitation;
  /** A newcomer from a sign-in provider, whose known fields are filled in. */
  newcomer?: Newcomer;
  onDone: () => void;
  /** Registered by one press; without this, it is not offered. */
  onMade?: (credentials: NewCredentials) => void;
};

/** Registration by the brand's rules: each field is checked when it loses focus, and again by the server. */
export function RegisterForm({ settings, kind, invitation, newcomer, onDone, onMade }: RegisterFormProps) {
  const t = useTranslate();
  const describe = useDescribeError();
  const check = useVisitorCheck();
  const today = readDay(useToday(useSite().brand.timeZone))!;
  const form = useForm<RegisterFormValues>({
    mode: 'onTouched',
    defaultValues: { ...emptyRegistration(useFirstDialingCode()), affiliateCode: invitation.code, ...known(newcomer) },
  });
  const provider = useWays().phoneFor('register');
  const [proof, setProof] = useState<PhoneProof | null>(null);
  const letters = useLetters(() => form.setValue('captcha', ''));
  const typedLetters = () => ({ captcha: form.getValues('captcha').trim(), captchaKey: letters.key });
  const receiver = useWatch({ control: form.control, name: ['countryDialingCode', 'mobileNum'] }).join(' ');
  const [isReading, setReading] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { age } = settings;
  const fields = shownFields(settings, kind);
  const shown = fields.map(({ name }) => name).filter(isRegisterField);

  const mustVerify = provider !== null && settings.verification[kind];

  const submit = form.handleSubmit(async (values) => {
    if (mustVerify && values.mobileNum !== '' && !proof) {
      return form.setError('verificationCode', { message: t('error.VERIFICATION_REQUIRED') });
    }
    try {
      const ticket = newcomer?.ticket ?? null;
      const steps = { shown, check: check.pass, ticket, proof, invitation: invitation.code, letters: typedLetters() };
      await registerNewMember(kind, values, steps);
      onDone();
    } catch (error) {
      setProof(null);
      showFailure(error);
    }
  });

  function validate(field: RegisterField, values: RegisterFormValues): true | string {
    const failure = checkRegisterField(field, values, { age, today });
    return failure === null || describeFailure(field, failure, t);
  }

  function showFailure(error: unknown): void {
    noteInvitationRefusal(error);
    letters.afterRefusal(error);
    if (error instanceof ApiError && fieldOfRefusal(error) === 'captcha') {
      return form.setError('captcha', { message: describe(error) });
    }
    const isInvitation = error instanceof ApiError && error.code.startsWith('INVITATION_');
    if (isInvitation && shown.includes('affiliateCode')) {
      return form.setError('affiliateCode', { message: describe(error) }, { shouldFocus: true });
    }
    const errors = refusalsByField(error, [...shown, 'verificationCode' as const], { t, describe });
    for (const [name, message] of errors) form.setError(name, { message });
    if (errors.length === 0) form.setError('root', { message: describe(error) });
  }

  async function number(): Promise<string | null> {
    if (!(await form.trigger('mobileNum'))) return null;
    const { mobileNum, countryDialingCode } = form.getValues();
    const phone = internationalNumber(countryDialingCode, mobileNum);
    if (phone === null) form.setError('mobileNum', { message: t('error.INVALID_PHONE_NUMBER') });
    return phone;
  }

  async function send(): Promise<Sent | null> {
    if (!(await form.trigger('mobileNum'))) return null;
    const { mobileNum, countryDialingCode } = form.getValues();
    const number = { mobileNo: mobileNum.trim(), countryDialingCode };
    return sendRegisterSms({ ...number, regType: kind, check: await check.pass() });
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {invitation.isUnknown && <Notice kind="info">{t('register_code_unknown')}</Notice>}
        {invitation.refusal && (
          <InvitationRefused
            refusal={invitation.refusal}
            onLeave={() => {
              form.setValue('affiliateCode', '');
              form.clearErrors();
            }}
          />
        )}
        {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
        {fields.map((field) => {
          const { name } = field;
          if (!isRegisterField(name)) return null;
          return (
            <Fragment key={name}>
              <RegisterInput name={name} field={field} form={form} validate={validate} />
              {name === 'mobileNum' && mustVerify && (
                <PhoneProofField
                  provider={provider}
                  number={number}
                  proof={proof}
                  onProof={setProof}
                  error={errors.verificationCode?.message}
                />
              )}
              {name === 'mobileNum' && !provider && settings.verification[kind] && (
                <CodeField
                  {...form.register('verificationCode', {
                    validate: (code, { mobileNum }) =>
                      mobileNum === '' || code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
                  })}
                  to={receiver}
                  onSend={send}
                  error={errors.verificationCode?.message}
                />
              )}
            </Fragment>
          );
        })}
        {letters.key !== '' && (
          <CaptchaField
            {...form.register('captcha', { validate: (text) => text.trim() !== '' || t('field.required') })}
            captchaKey={letters.key}
            onRefresh={letters.next}
            error={errors.captcha?.message}
          />
        )}
        <Checkbox
          {...form.register('terms', { validate: (ticked) => ticked || t('field.terms_required') })}
          error={errors.terms?.message}
        >
          {t('register_terms', { age: age.confirmation })}
        </Checkbox>
        <LinkButton onClick={() => setReading(true)} className="-mt-4 self-start">
          {t('register_read_terms')}
        </LinkButton>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('register_submit')}
        </Button>
        {settings.oneClick && onMade && (
          <OneClickButton
            mayPress={() => form.trigger(['terms', 'captcha'])}
            letters={typedLetters}
            pass={check.pass}
            invitation={invitation.code}
            onMade={onMade}
            onFailure={showFailure}
          />
        )}
      </form>
      {check.dialog}
      {isReading && <TermsDialog age={age.confirmation} onClose={() => setReading(false)} />}
    </>
  );
}

/** The fields of a newcomer that can be filled in. */
function known(newcomer: Newcomer | undefined) {
  if (!newcomer) return {};
  const { username, email, nickname, fullName } = newcomer;
  return { username, email, nickname, fullName };
}
