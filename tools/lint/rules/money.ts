import { isTest, type Rule, type Violation } from '../source.ts';

const places =
  /^(apps\/\w+\/src|packages\/(money|lottery|contract|api-client|ui|db)|studio\/src\/(rounds|wire|sessions|engines|platform)|sandbox)\/.+\.tsx?$/;
const float = /\bparseFloat\(|\.toFixed\(|\bNumber\([^()]*(amount|balance|stake|money|payout)\b[^()]*\)/gi;

/** Money is `bigint` everywhere: nothing may turn it into a float. */
export const money: Rule = ({ path, text }) => {
  if (!places.test(path) || isTest(path)) return [];
  return Array.from(text.matchAll(float)).map((match): Violation => ({
    path,
    line: text.slice(0, match.index).split('\n').length,
    rule: 'money',
    message: `"${match[0]}" may make a float of money; use @champa/money`,
  }));
};
