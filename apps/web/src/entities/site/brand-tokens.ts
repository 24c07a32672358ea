/** The ID of the element in which the server embeds the brand's styles. */
export const BRAND_STYLES_ID = 'brand';

/** Sets the brand's design tokens in a page that came without them. It skips a page that has them: a change restyles all of it. */
export function applyBrandTokens(tokens: Readonly<Record<string, string>>): void {
  const styles = brandStyles(tokens);
  if (styles === '' || document.getElementById(BRAND_STYLES_ID)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * The CSS of design tokens: `gold` becomes `--gold`. A prefix such as in `light.gold` limits a token to one theme and takes
 * precedence. Names that are not tokens are ignored.
 */
export function brandStyles(tokens: Readonly<Record<string, string>>): string {
  const rules = Object.entries(tokens).flatMap(([name, value]) => {
    const [, theme, token] = /^(?:(dark|light)\.)?([a-z][a-z0-9-]*)$/.exec(name) ?? [];
    if (token === undefined || /[;{}]/.test(value)) return [];
    return [{ selector: theme === undefined ? ':root:root' : `:root[data-theme='${theme}']:root`, token, value }];
  });
  return rules.map(({ selector, token, value }) => `${selector}{--${token}:${value}}`).join('\n');
}
