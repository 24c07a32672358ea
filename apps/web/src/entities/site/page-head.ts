import type { Language, Permission } from '@champa/contract';
import type { Translate } from '@champa/i18n/react';
import { localText } from '../../kit/text/local-text.ts';

export type PageHead = { title: string; description: string; canonical: string };

export type PageNames = {
  /** The page's title; the home page has none and takes the brand's name. */
  title?: string | undefined;
  /** The description for search engines and shared links; without it, a sentence with the title. */
  description?: string | undefined;
};

/** The paths of the home page's one view (specification, section 2). */
const homePaths: readonly string[] = ['/index', '/index.html', '/home', '/login', '/register'];

/** The canonical address of a page, whichever domain of the brand and path led to it. */
export function canonicalAddress(mainDomain: string, path: string): string {
  const own = homePaths.includes(path) ? '/' : path.replace(/(?<=.)\/+$/, '');
  return `${mainDomain.replace(/\/+$/, '')}${own}`;
}

/**
 * A page's title, description and address, in the visitor's language. The home page uses the operator's own words, if any.
 */
export function pageHead(
  { title, description }: PageNames,
  path: string,
  language: Language,
  { brand, about, mainDomain }: Pick<Permission['info'], 'brand' | 'about' | 'mainDomain'>,
  t: Translate,
): PageHead {
  const { name } = brand;
  const ofSite = () => localText(about, language, brand) ?? t('site_description', { name });
  return {
    title: title === undefined ? t('site_title', { name }) : `${title} · ${name}`,
    description: description ?? (title === undefined ? ofSite() : t('page_description', { title, name })),
    canonical: canonicalAddress(mainDomain, path),
  };
}

/** Writes a page's title, description and address into the document. */
export function setPageHead({ title, description, canonical }: PageHead): void {
  document.title = title;
  headElement('meta', 'name', 'description').content = description;
  headElement('link', 'rel', 'canonical').href = canonical;
}

function headElement<K extends 'meta' | 'link'>(tag: K, attribute: string, value: string): HTMLElementTagNameMap[K] {
  const known = document.head.querySelector<HTMLElementTagNameMap[K]>(`${tag}[${attribute}="${value}"]`);
  if (known) return known;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
