import type { Language, LocalText, Permission, SystemStatus } from '@champa/contract';
import { encryptPath } from '@champa/contract/customer-service-path';
import { wholeLanguages } from '@champa/i18n/server';
import { brandOf, type SiteSettings } from './site.settings.ts';

/** Whether the site is open to a visitor. */
export type Openness = { ip: string; isBlocked: boolean };

/** `csType` of the house's own chat. */
const OWN_CHAT = 'CHAT';

/** What the whole app shows: 0 itself, 1 the maintenance page, 2 that it is not offered where the visitor is. */
export function presentStatus(
  { maintenance, brand }: SiteSettings,
  { openness: { ip, isBlocked }, language }: { openness: Openness; language: Language },
): SystemStatus {
  if (isBlocked) return { status: 2, message: null, endTime: null, ip };
  const { on, message, endTime } = maintenance;
  return on
    ? { status: 1, message: textIn(message, language, brand), endTime, ip }
    : { status: 0, message: null, endTime: null, ip };
}

function textIn(text: LocalText, language: Language, { defaultLanguage }: { defaultLanguage: Language }): string {
  return text[language] || text[defaultLanguage] || '';
}

/** The data that the site needs before its first screen. */
export function createPermissionPresenter(mainDomain: string) {
  // The same path is always encrypted to the same text: ETags of pages for many visitors depend on their bytes.
  const sealed = new Map<string, Promise<string>>();
  function seal(path: string, merchantCode: string): Promise<string> {
    const name = `${merchantCode} ${path}`;
    const known = sealed.get(name) ?? encryptPath(path, merchantCode);
    sealed.set(name, known);
    return known;
  }

  return async (
    settings: SiteSettings,
    { openness: { ip, isBlocked }, texts }: { openness: Openness; texts: string | null },
  ): Promise<Permission> => {
    const { maintenance, whitelabel } = settings;
    const { country: _, languages, ...rest } = brandOf(settings);
    const brand = { ...rest, languages: languages.filter((language) => wholeLanguages.includes(language)) };
    // The house's own chat is a page of the site: while that is closed, only outside services answer.
    const isOpen = !maintenance.on && !isBlocked;
    const reachable = settings.customerService.filter(({ csType }) => isOpen || csType !== OWN_CHAT);
    const services = reachable.map(async ({ path, ...service }) => ({
      ...service,
      path: await seal(path, brand.merchantCode),
    }));
    return {
      info: {
        brand,
        customerService: await Promise.all(services),
        domainRoute: settings.domainRoute,
        resources: settings.resources,
        whitelabel,
        register: { username: whitelabel.USERNAMEREG3, mobile: whitelabel.MOBILENUMREG3 },
        social: settings.social,
        licence: settings.licence,
        about: settings.about,
        countries: settings.countries,
        mainDomain,
        analytics: settings.analytics,
        imageCDNs: settings.imageCDNs,
        launchGameCDNs: settings.launchGameCDNs,
        texts,
      },
      location: { ip },
      maintenance: maintenance.on ? { message: maintenance.message, endTime: maintenance.endTime } : null,
      regionRestriction: isBlocked,
    };
  };
}
