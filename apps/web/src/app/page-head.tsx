import type { Permission, SiteLanguage } from '@champa/contract';
import { languageCatalogue } from '@champa/i18n/language-catalogue';
import { BRAND_STYLES_ID, brandStyles, type PageHead as PageHeadTexts } from '../entities/site/index.ts';

type PageHeadProps = { head: PageHeadTexts; language: SiteLanguage; permission: Permission };

/** The default background colour, as in tokens.css, where the brand sets none of its own. */
const SURFACE = { dark: '#0d0a1c', light: '#fbf8f3' } as const;

/** A page's metadata for browsers, search engines and shared links. Rendered on the server only. */
export function PageHead({ head: { title, description, canonical }, language, permission: { info } }: PageHeadProps) {
  const { brand, mainDomain } = info;
  const styles = brandStyles(brand.tokens);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={surface('dark', brand.tokens)} data-light={surface('light', brand.tokens)} />
      <meta name="application-name" content={brand.name} />
      <meta name="apple-mobile-web-app-title" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languageCatalogue[language].tag.replace('-', '_')} />
      <meta property="og:image" content={new URL('/brand/icon-512.png', mainDomain).href} />
      <link rel="canonical" href={canonical} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/brand/icon-192.png" />
      {styles !== '' && <style id={BRAND_STYLES_ID}>{styles}</style>}
    </>
  );
}

function surface(theme: 'dark' | 'light', tokens: Readonly<Record<string, string>>): string {
  return tokens[`${theme}.surface-0`] ?? tokens['surface-0'] ?? SURFACE[theme];
}
