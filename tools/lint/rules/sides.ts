import { isTest, type Rule, type Violation } from '../source.ts';

const mirrored = /^(?:apps\/web|packages\/ui)\/src\//;

/** Classes that name a side of the screen; `ms`, `pe`, `start`, `text-end` and so on turn round with the language. */
const classes =
  /(?<=[\s'"`:])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?=[\d[(]|auto|full|px)|(?:border|rounded)-(?:[lr]|t[lr]|b[lr])(?![a-z])|(?:text|float|clear)-(?:left|right)(?![\w-]))[\w.[(/%-]*/g;

/** The same in style sheets. */
const declarations =
  /(?<=[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right))(?=\s*[:;])/g;

/** Arabic, Hebrew, Persian and Urdu are read from the right: what names a side says why behind it, as `side: a map is not mirrored`. */
export const sides: Rule = ({ path, text }) => {
  if (!mirrored.test(path) || isTest(path)) return [];
  const lines = text.split('\n');
  return Array.from(text.matchAll(path.endsWith('.css') ? declarations : classes)).flatMap((match): Violation[] => {
    const line = text.slice(0, match.index).split('\n').length;
    const says = [lines[line - 2], lines[line - 1]].some((each) => each?.includes('side: '));
    return says
      ? []
      : [
          {
            path,
            line,
            rule: 'sides',
            message: `"${match[0].trim()}" names a side of the screen: use the logical one`,
          },
        ];
  });
};
