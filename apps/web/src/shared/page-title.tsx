import { useEffect } from 'react';
import { useSite } from './site.ts';

/** Names the page in the browser's tab and history; without a title, the brand alone. */
export function PageTitle({ title }: { title?: string | undefined }) {
  const { name } = useSite().brand;
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`;
  }, [title, name]);
  return null;
}
