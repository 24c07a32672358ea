/** What a browser calls itself, as far as people know it by name; empty where it tells nothing known. */
type Device = { browser: string; system: string; isHandheld: boolean };

// The order tells: most browsers name those they descend from, too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/\bFB(?:AN|AV)\//, 'Facebook'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads browser and system from a user agent. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: named(browsers, userAgent),
    system: named(systems, userAgent),
    isHandheld: /\bMobile\b|\bAndroid\b|\biPhone\b|\biPad\b/.test(userAgent),
  };
}

function named(known: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}
