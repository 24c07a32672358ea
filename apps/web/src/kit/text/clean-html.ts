import DOMPurify from 'dompurify';

const tags =
  'p br hr div span blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 ' +
  'strong b em i u s small sub sup mark code a img figure figcaption table caption thead tbody tfoot tr th td';
const attributes = ['href', 'title', 'src', 'alt', 'width', 'height', 'loading', 'colspan', 'rowspan', 'scope'];
/** Other sites by their scheme, ours by a path; no address that runs code. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

let made: ReturnType<typeof DOMPurify> | undefined;

/** Created on first use: there is no window on the server. */
function purifier(): ReturnType<typeof DOMPurify> {
  if (made) return made;
  made = DOMPurify(window);
  // A link to another site opens in a new tab, without access to ours.
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !/^https?:/i.test(node.getAttribute('href') ?? '')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}

/** Sanitizes the operator's HTML. The server has done so already; the browser does not rely on it. */
export function cleanHtml(html: string): string {
  return purifier().sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
