import { useTranslate } from '@champa/i18n/react';
import { Field } from '@champa/ui';
import type { ComponentProps } from 'react';
import { registerAppearance, registerFieldHint } from '../../../entities/member/index.ts';
import type { ProfileRule } from '../model/profile-fields.ts';

type ProfileInputProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  rule: ProfileRule;
  /** It was set already, so it is shown and not edited. */
  isLocked: boolean;
};

/** One field of the profile, by the brand's settings. */
export function ProfileInput({ rule, isLocked, ...field }: ProfileInputProps) {
  const t = useTranslate();
  const { label, type, ...appearance } = registerAppearance[rule.name];
  // The browser's date picker writes days in the format of this rule.
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
