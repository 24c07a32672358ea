import { parseSync } from 'oxc-parser';
import { isTest, type Rule, type Violation } from '../source.ts';

const API = 'apps/api/src/';
const DATABASE = 'apps/api/src/platform/database.ts';
const OPENS = 'inTransaction';
const HANDLE = 'WriteHandle';
/** What begins or ends a transaction by hand. */
const BY_HAND = /\bpool\.connect\(|\.query\(\s*['"`](?:BEGIN|COMMIT|ROLLBACK)\b(?! TO)/g;

type Node = { type: string; start: number; [key: string]: unknown };

/**
 * A use case opens its transaction, and what it calls takes the handle (decision 0051). So who was given a handle never opens
 * another transaction, which would commit by itself and may wait for the first one for ever; repos and `domain/` open none.
 */
export const transactions: Rule = ({ path, text }) => {
  if (!path.startsWith(API) || path === DATABASE || isTest(path)) return [];
  const violation = (offset: number, message: string): Violation => ({
    path,
    line: text.slice(0, offset).split('\n').length,
    rule: 'transactions',
    message,
  });
  const byHand = Array.from(text.matchAll(BY_HAND), ({ index }) =>
    violation(index, `a transaction is opened by ${OPENS} only`),
  );
  if (!text.includes(OPENS)) return byHand;
  const opened = callsIn(parseSync(path, text).program as unknown as Node);
  if (/\.repo\.ts$/.test(path) || path.includes('/domain/'))
    return [...byHand, ...opened.map(({ start }) => violation(start, 'a repo or a rule opens no transaction'))];
  const nested = opened.filter(({ isInside }) => isInside);
  return [...byHand, ...nested.map(({ start }) => violation(start, 'who was given a handle opens no transaction'))];
};

/** Each call that opens a transaction, and whether a handle is at hand there. */
function callsIn(node: Node, isInside = false): { start: number; isInside: boolean }[] {
  const opens = node.type === 'CallExpression' && (node['callee'] as Node)['name'] === OPENS;
  const own = opens ? [{ start: node.start, isInside }] : [];
  const below = isInside || opens || takesHandle(node);
  return [...own, ...childrenOf(node).flatMap((child) => callsIn(child, below))];
}

function takesHandle({ params }: Node): boolean {
  return Array.isArray(params) && (params as Node[]).some((param) => namesHandle(param['typeAnnotation']));
}

// Work that will be given a handle is not one.
function namesHandle(annotation: unknown): boolean {
  if (!isNode(annotation) || annotation.type === 'TSFunctionType') return false;
  return annotation['name'] === HANDLE || childrenOf(annotation).some(namesHandle);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
