import type { MemberProfile, ProofWay } from '@champa/contract';
import { readDay } from '@champa/contract/register-rules';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, showToast } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  describeFailure,
  type ProfileChange,
  registerAppearance,
  updateProfile,
} from '../../../entities/member/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { useToday } from '../../../kit/days/today.ts';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';
import {
  changedValues,
  checkProfileField,
  isPersonal,
  type ProfileRule,
  profileSections,
  type ProfileValues,
} from '../model/profile-fields.ts';
import { useProof } from '../model/use-proof.ts';
import { ProfileInput } from './profile-input.tsx';
import { ProofFields } from './proof-fields.tsx';
import { sendProven } from './sensitive-form.tsx';

const titles = {
  about: 'profile_about',
  personal: 'profile_personal',
  contacts: 'profile_contacts',
} as const satisfies Record<keyof ReturnType<typeof profileSections>, MessageId>;

/** The member's profile. Identity fields can be set once, with a proof; a dialog says so first. */
export function ProfileForm({ profile, ways }: { profile: MemberProfile; ways: readonly ProofWay[] }) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const proof = useProof(ways);
  const today = readDay(useToday(useSite().brand.timeZone))!;
  const [once, setOnce] = useState<ProfileChange>();
  const { values, age, locked } = profile;
  const form = useForm<ProfileValues>({ mode: 'onTouched', values, resetOptions: { keepDirtyValues: true } });
  const { errors, isSubmitting } = form.formState;
  const changed = changedValues(values, { ...values, ...useWatch({ control: form.control }) });
  const personal = Object.keys(changed).filter(isPersonal);
  const sections = Object.entries(profileSections(profile)) as [keyof typeof titles, ProfileRule[]][];

  function validate(rule: ProfileRule, typed: ProfileValues): true | string {
    const failure = typed[rule.name] === values[rule.name] ? null : checkProfileField(rule, typed, { age, today });
    return failure === null || describeFailure(rule, failure, t);
  }

  const ask = form.handleSubmit(
    async () => {
      if (personal.length === 0) return save({ ...changed, proof: null });
      await sendProven(proof, async (given) => setOnce({ ...changed, proof: given }));
    },
    () => personal.length > 0 && void proof.give(),
  );

  async function save(change: ProfileChange): Promise<void> {
    try {
      await updateProfile(change);
      proof.type('');
      showToast('success', t('profile_saved'));
    } catch (error) {
      const names = Object.keys(changed) as (keyof ProfileValues)[];
      if (!proof.refuse(error)) tellRefusal(error, names, (name, message) => form.setError(name, { message }));
    }
    setOnce(undefined);
  }

  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="flex flex-col gap-6">
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      {sections
        .filter(([, rules]) => rules.length > 0)
        .map(([section, rules]) => (
          <fieldset key={section} className="min-w-0">
            <legend className="mb-3 text-sm font-bold">{t(titles[section])}</legend>
            {section === 'personal' && (
              <div className="mb-3">
                <Notice kind="info">{t('profile_once')}</Notice>
              </div>
            )}
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {rules.map((rule) => (
                <ProfileInput
                  key={rule.name}
                  rule={rule}
                  isLocked={isPersonal(rule.name) && locked.includes(rule.name)}
                  {...form.register(rule.name, { validate: (_, typed) => validate(rule, typed) })}
                  error={errors[rule.name]?.message}
                />
              ))}
            </div>
          </fieldset>
        ))}
      {personal.length > 0 && <ProofFields change="personal" proof={proof} />}
      <Button
        type="submit"
        size="large"
        busy={isSubmitting && once === undefined}
        disabled={Object.keys(changed).length === 0}
        className="sm:self-start"
      >
        {t('profile_save')}
      </Button>
      {once && (
        <OnceDialog
          labels={personal.map((name) => t(registerAppearance[name].label))}
          onCancel={() => setOnce(undefined)}
          onConfirm={() => save(once)}
        />
      )}
    </form>
  );
}

type OnceDialogProps = { labels: readonly string[]; onCancel: () => void; onConfirm: () => Promise<void> };

/** Asks before fields are set that cannot be changed afterwards. */
function OnceDialog({ labels, onCancel, onConfirm }: OnceDialogProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      icon="alert"
      title={t('profile_once_sure')}
      message={t('profile_once_text', { fields: labels.join(', ') })}
      confirmLabel={t('profile_save')}
      cancelLabel={t('back')}
      busy={isBusy}
      onCancel={onCancel}
      onConfirm={() => {
        setBusy(true);
        void onConfirm();
      }}
    />
  );
}
