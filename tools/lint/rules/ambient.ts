import { isTest, type Rule, type Violation } from '../source.ts';

const pure =
  /^(apps\/api\/src\/modules\/|packages\/(money|fairness|lottery|contract|titles)\/src\/|studio\/src\/(engines|rounds)\/)/;
const ambient = /\b(Date\.now\(\)|new Date\(\)|Temporal\.Now\.|Math\.random\(|process\.env\b)/g;

/** Time, randomness and the environment are passed in. Math.random decides nothing anywhere (compliance, row 56). */
export const ambientInputs: Rule = ({ path, text }) => {
  if (!pure.test(path) || isTest(path)) return [];
  return Array.from(text.matchAll(ambient)).map((match): Violation => ({
    path,
    line: text.slice(0, match.index).split('\n').length,
    rule: 'ambient',
    message: `"${match[0]}" is passed in, not reached for`,
  }));
};
