/** The element in which the server lays the brand's styles into a page. */
export const BRAND_STYLES_ID = 'brand';

/** Sets the brand's design tokens over the defaults, in a page that came without them: every change styles all of it anew. */
export function applyBrandTokens(tokens: Readonly<Record<string, string>>): void {
  const styles = brandStyles(tokens);
  if (styles === '' || document.getElementById(BRAND_STYLES_ID)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * The style rules that tokens stand for: `gold` becomes `--gold`. A name may be bound to one theme, as in `light.gold`; what is
 * bound counts more than what is not. Names that are no token are left alone.
 */
export function brandStyles(tokens: Readonly<Record<string, string>>): string {
  const rules = Object.entries(tokens).flatMap(([name, value]) => {
    const [, theme, token] = /^(?:(dark|light)\.)?([a-z][a-z0-9-]*)$/.exec(name) ?? [];
    if (token === undefined || /[;{}]/.test(value)) return [];
    return [{ selector: theme === undefined ? ':root:root' : `:root[data-theme='${theme}']:root`, token, value }];
  });
  return rules.map(({ selector, token, value }) => `${selector}{--${token}:${value}}`).join('\n');
}
