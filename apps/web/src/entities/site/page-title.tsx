import { useTranslate } from '@champa/i18n/react';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '../../kit/text/language.ts';
import { pageHead, type PageNames, setPageHead } from './page-head.ts';
import { useSite } from './site.ts';

/** Sets the page's title for the browser and search engines, in the visitor's language. */
export function PageTitle(names: PageNames) {
  const t = useTranslate();
  const language = useLanguage();
  const site = useSite();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const head = pageHead(names, path, language, site, t);
  useEffect(() => setPageHead(head));
  return null;
}
