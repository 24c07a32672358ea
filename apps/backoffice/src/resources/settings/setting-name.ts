import type { useTranslate } from 'react-admin';

/** Where the words of a setting are. */
export const wordsOfSetting = (key: string): string => `resources.settings.of.${key}`;

/** A setting in words. One with parts has its own word under `_`. */
export function settingName(translate: ReturnType<typeof useTranslate>, key: string): string {
  const place = wordsOfSetting(key);
  return translate(`${place}._`, { _: translate(place) });
}
