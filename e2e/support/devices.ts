import { desktop, phone } from './browser.ts';

type Language = 'lo' | 'en' | 'cn';

const devices = { phone, desktop } as const;

/** `bin/test --long` runs each journey on all devices and in all languages. */
export const isLong = process.env['TEST_LONG'] === 'true';

/** The devices of a journey: the most difficult one, or both if every journey runs on all. */
export function on(
  device: keyof typeof devices,
): [device: keyof typeof devices, viewport: typeof phone | typeof desktop][] {
  const names = isLong ? (['phone', 'desktop'] as const) : [device];
  return names.map((name) => [name, devices[name]]);
}

/** A language and a device; all combinations if every journey runs on all. */
export function spokenOn(
  language: Language,
  device: keyof typeof devices,
): [Language, string, typeof phone | typeof desktop][] {
  if (!isLong) return [[language, device, devices[device]]];
  return [
    ['lo', 'phone', phone],
    ['en', 'desktop', desktop],
    ['cn', 'phone', phone],
  ];
}

/** The languages of a journey: one, or all if every journey runs in all. */
export function inLanguage(language: Language): Language[] {
  return isLong ? ['lo', 'en', 'cn'] : [language];
}
