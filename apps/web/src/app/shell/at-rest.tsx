import { useEffect } from 'react';
import { useSite } from '../../entities/site/index.ts';
import { changeTexts, changeTokens, followSiteChanges } from '../site-changes.ts';
import { FloatingTelegram } from './floating-telegram.tsx';

/** What a page has once it is at rest: the floating button, and what the operator changes from now on. */
export function AtRest() {
  const site = useSite();
  const { tokens } = site.brand;
  useEffect(followSiteChanges, []);
  useEffect(() => changeTokens(tokens), [tokens]);
  useEffect(() => changeTexts(site.texts), [site]);
  return <FloatingTelegram />;
}
