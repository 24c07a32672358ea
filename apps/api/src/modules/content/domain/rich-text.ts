import sanitize from 'sanitize-html';

/**
 * The elements that content may use: text, lists, tables, links and pictures. No style, no script, nothing embedded.
 */
const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'a', 'img'];
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

const attributes = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

const options: sanitize.IOptions = {
  allowedTags: [...blocks, ...inline, ...table],
  allowedAttributes: attributes,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  // "//host" is another site that looks like a path.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href = '', title }) => ({ tagName, attribs: linkAttributes(href, title) }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Removes what could do harm from an operator's HTML: when it is written, and again whenever it is read. */
export function cleanHtml(html: string): string {
  return sanitize(html, options);
}

/** A link to another site opens in a new tab, which cannot reach ours. */
function linkAttributes(href: string, title: string | undefined): Record<string, string> {
  const named = title ? { href, title } : { href };
  return /^\s*https?:/i.test(href)
    ? { ...named, target: '_blank', rel: 'noopener noreferrer' }
    : { ...named, rel: 'noopener' };
}
