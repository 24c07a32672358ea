import type { Language, Permission } from '@champa/contract';
import type { Translate } from '@champa/i18n/react';
import { localText } from '../../kit/text/local-text.ts';

export type PageHead = { title: string; description: string; canonical: string };

export type PageNames = {
  /** What the page is called; without it, it is the home page, which has the brand's name. */
  title?: string | undefined;
  /** What search engines and shared links say of the page; without it, a line with its title. */
  description?: string | undefined;
};

/** The names of the home page's one view (specification, section 2). */
const homePaths: readonly string[] = ['/index', '/index.html', '/home', '/login', '/register'];

/** The one address of a page, whichever of the brand's domains and of the page's names it was reached by. */
export function canonicalAddress(mainDomain: string, path: string): string {
  const own = homePaths.includes(path) ? '/' : path.replace(/(?<=.)\/+$/, '');
  return `${mainDomain.replace(/\/+$/, '')}${own}`;
}

/** What a page says of itself, in the visitor's language: the home page in the operator's own words where he wrote some. */
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

/** Lays a page's title, description and address into the document. */
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
