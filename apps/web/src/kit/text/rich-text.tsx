import { cleanHtml } from './clean-html.ts';
import { useFollowPath } from './site-path.ts';

/** What the operator wrote. A link to a path of this site is followed in the page. */
export function RichText({ html }: { html: string }) {
  const followPath = useFollowPath();
  return (
    <div
      role="presentation"
      className="rich-text"
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const path = link?.getAttribute('href') ?? '';
        if (path.startsWith('/')) followPath(event, path);
      }}
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
