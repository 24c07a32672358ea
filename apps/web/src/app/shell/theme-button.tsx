import { useTranslate } from '@champa/i18n/react';
import { IconButton } from '@champa/ui';
import { chooseTheme, useTheme } from '../../kit/browser/theme.ts';

export function ThemeButton({ className }: { className?: string }) {
  const t = useTranslate();
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('theme_light') : t('theme_dark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
      {...(className !== undefined && { className })}
    />
  );
}
