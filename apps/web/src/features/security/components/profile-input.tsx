import { useTranslate } from '@champa/i18n/react';
import { Field } from '@champa/ui';
import type { ComponentProps } from 'react';
import { registerAppearance, registerFieldHint } from '../../../entities/member/index.ts';
import type { ProfileRule } from '../model/profile-fields.ts';

type ProfileInputProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  rule: ProfileRule;
  /** It was told already: it is shown, not edited. */
  isLocked: boolean;
};

/** One label of the profile, as the brand has it. */
export function ProfileInput({ rule, isLocked, ...field }: ProfileInputProps) {
  const t = useTranslate();
  const { label, type, ...appearance } = registerAppearance[rule.name];
  // The browser's own calendar writes a day like this rule reads it.
  const isCalendar = rule.name === 'birthday' && rule.patternId === 'dateYearFirst' && !isLocked;
  return (
    <Field
      {...field}
      {...appearance}
      label={t(label)}
      type={isCalendar ? 'date' : (type ?? 'text')}
      readOnly={isLocked}
      maxLength={rule.max}
      autoCapitalize="none"
      spellCheck={false}
      hint={isLocked ? t('profile_locked') : registerFieldHint(rule, t)}
    />
  );
}
