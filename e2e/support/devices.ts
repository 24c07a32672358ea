import { desktop, phone } from './browser.ts';

type Language = 'lo' | 'en' | 'cn';

const devices = { phone, desktop } as const;

/** `bin/test --long` runs each journey on all devices and in all languages. */
export const isLong = process.env['TEST_LONG'] === 'true';

/** Where a journey runs: on the device where it is hardest; on both where every journey runs everywhere. */
export function on(
  device: keyof typeof devices,
): [device: keyof typeof devices, viewport: typeof phone | typeof desktop][] {
  const names = isLong ? (['phone', 'desktop'] as const) : [device];
  return names.map((name) => [name, devices[name]]);
}

/** A language on a device; each language and each device where every journey runs everywhere. */
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

/** What a journey is told in: one language, each time another; in all where every journey runs everywhere. */
export function inLanguage(language: Language): Language[] {
  return isLong ? ['lo', 'en', 'cn'] : [language];
}
