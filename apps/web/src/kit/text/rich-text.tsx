import { cleanHtml } from './clean-html.ts';
import { useFollowPath } from './site-path.ts';

/** The operator's text. A link to a path of this site navigates without a reload. */
export function RichText({ html }: { html: string }) {
  const followPath = useFollowPath();
  return (
    <div
      role="presentation"
      className="rich-text"
      // The brand writes in languages that are read from the left.
      dir="ltr"
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const path = link?.getAttribute('href') ?? '';
        if (path.startsWith('/')) followPath(event, path);
      }}
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
