import type { Proof, SecurityOverview } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type IconName, showToast } from '@champa/ui';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFirstDialingCode } from '../../../entities/member/index.ts';
import { CodeField, type Sent } from '../../../kit/forms/code-field.tsx';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import { useProof } from '../model/use-proof.ts';
import { BoundCard } from './bound-card.tsx';
import { PanelFrame, WithOverview } from './panel-frame.tsx';
import { SensitiveForm, sendProven } from './sensitive-form.tsx';

/** A contact of the member: a mailbox, or a number. */
type Reach = { email: string; mobileNum: string; countryDialingCode: string };
type BindValues = Reach & { verificationCode: string };
type Binding = BindValues & { proof: Proof | null };

type BindPanelProps = {
  change: 'email' | 'mobile';
  /** The field that must be valid before a code can be sent. */
  asked: 'email' | 'mobileNum';
  icon: IconName;
  title: string;
  text: string;
  /** The button's labels: to add a first one, and to replace it. */
  submitLabels: { first: string; another: string };
  doneText: string;
  /** Renders the field. */
  children: (fields: Pick<UseFormReturn<BindValues>, 'register' | 'formState'>) => ReactNode;
  onSend: (reach: Reach) => Promise<Sent>;
  onBind: (binding: Binding) => Promise<void>;
  onDone: () => void;
};

/** Binds a mailbox or number, or replaces it: the proof, the new one, and the code sent to it. */
export function BindPanel(props: BindPanelProps) {
  const { change, icon, title, text } = props;
  return (
    <PanelFrame title={title} text={text}>
      <WithOverview>
        {(overview) => {
          const bound = overview[change];
          return (
            <>
              {bound && <BoundCard icon={icon} bound={bound} />}
              <BindForm {...props} overview={overview} />
            </>
          );
        }}
      </WithOverview>
    </PanelFrame>
  );
}

function BindForm(props: BindPanelProps & { overview: SecurityOverview }) {
  const { change, asked, overview, submitLabels, doneText, children, onSend, onBind, onDone } = props;
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const proof = useProof(overview.proofs[change]);
  const countryDialingCode = useFirstDialingCode();
  const form = useForm<BindValues>({
    mode: 'onTouched',
    defaultValues: { email: '', mobileNum: '', countryDialingCode, verificationCode: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const names = [asked, 'verificationCode'] as const;
  const receiver = useWatch({ control: form.control, name: [asked, 'countryDialingCode'] }).join(' ');

  async function sendCode(): Promise<Sent | null> {
    return (await form.trigger(asked)) ? onSend(trimmed(form.getValues())) : null;
  }

  const send = form.handleSubmit(
    (values) =>
      sendProven(proof, async (given) => {
        try {
          await onBind({ ...trimmed(values), proof: given });
          showToast('success', doneText);
          onDone();
        } catch (error) {
          if (!proof.refuse(error)) tellRefusal(error, names, (name, message) => form.setError(name, { message }));
        }
      }),
    () => void proof.give(),
  );

  return (
    <SensitiveForm
      change={change}
      proof={proof}
      refusal={errors.root?.message}
      isBusy={isSubmitting}
      submitLabel={overview[change] ? submitLabels.another : submitLabels.first}
      onSubmit={() => void send()}
    >
      {children({ register: form.register, formState: form.formState })}
      <CodeField
        {...form.register('verificationCode', {
          validate: (code) => code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
        })}
        to={receiver}
        onSend={sendCode}
        error={errors.verificationCode?.message}
      />
    </SensitiveForm>
  );
}

function trimmed({ email, mobileNum, countryDialingCode, verificationCode }: BindValues): BindValues {
  return {
    email: email.trim(),
    mobileNum: mobileNum.trim(),
    countryDialingCode,
    verificationCode: verificationCode.trim(),
  };
}
