import { withoutComments } from '@champa/db/sql-text';
import type { Violation } from '../source.ts';
import type { SqlFile } from './sql-borders.ts';

/** Tables that every bet, sign-in or page touches, or that grow without end: a lock on one stops the house while it is held. */
const HOT = new Set(
  Object.entries({
    ledger: ['accounts', 'balances', 'journal', 'keys_recent', 'keys_settled', 'holds', 'blocks'],
    vendors: ['session', 'round', 'transaction', 'told_round', 'vendor'],
    lottery: ['bet', 'slip', 'ticket', 'choice', 'draw', 'exposure', 'win', 'stay'],
    figures: ['day', 'slot', 'game_day', 'first_play', 'late_play', 'money_day', 'money_slot'],
    member: ['member', 'profile'],
    sessions: ['session'],
    throttle: ['attempt', 'allowance'],
    idempotency: ['claimed_key'],
    limits: ['day'],
    facts: ['fact'],
    inbox: ['message'],
    turnover: ['requirement'],
    bonus: ['bonus', 'stake'],
    deposits: ['deposit', 'act'],
    withdrawals: ['withdrawal', 'part', 'step'],
    transfers: ['move'],
    points: ['account', 'movement'],
    rebate: ['member'],
    missions: ['progress'],
    promotions: ['progress'],
    rewards: ['gift'],
    staff: ['access_log'],
    agents: ['run', 'link'],
    vip: ['member'],
    catalogue: ['game'],
  }).flatMap(([schema, tables]) => tables.map((table) => `${schema}.${table}`)),
);

const MIGRATION = /^packages\/db\/migrations\/(\d{14})_/;
/** Migrations of before this rule have landed, and no brand has more than their rows. */
const SINCE = '20261127220000';

/** The line above a statement that locks nevertheless: why nobody notices. */
const REASON = /--\s*locks:\s*\S/;
/** A file of one statement that PostgreSQL runs outside a transaction (packages/db/src/migrate.ts). */
const OUTSIDE = /^-- outside a transaction$/m;

const NEEDS_OUTSIDE = /\bCONCURRENTLY\b|\bVALIDATE\s+CONSTRAINT\b|\bUSING\s+INDEX\b(?!\s+TABLESPACE)/i;

const TABLE = String.raw`(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?([a-z_]+\.[a-z_]+)`;
const CREATED = new RegExp(
  String.raw`^CREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([a-z_]+\.[a-z_]+)`,
  'i',
);
const INDEXED = new RegExp(String.raw`^CREATE\s+(?:UNIQUE\s+)?INDEX\b[\s\S]*?\bON\s+${TABLE}`, 'i');
const ALTERED = new RegExp(String.raw`^ALTER\s+TABLE\s+${TABLE}`, 'i');
const CHANGED = new RegExp(
  String.raw`^(?:UPDATE|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?|LOCK(?:\s+TABLE)?|CLUSTER|VACUUM\s+FULL)\s+${TABLE}`,
  'i',
);
/** What a new column may have as its default without the table being written anew: constants, and the moment of the migration. */
const CHEAP_DEFAULT =
  /\bDEFAULT\s+(?:'(?:[^']|'')*'(?:::[a-z_[\]]+)?|-?\d+(?:\.\d+)?|true|false|null|now\(\)|ARRAY\[\]::[a-z_]+\[\])/gi;

/**
 * A migration runs while the house is open: it may hold a lock on a hot table for a moment, never while it reads or writes the table
 * (docs/decisions/0089). What a table needs all the same is done in steps that let others through.
 */
export function locks(files: readonly SqlFile[]): Violation[] {
  return files.filter(({ path }) => (MIGRATION.exec(path)?.[1] ?? '') >= SINCE).flatMap(ofMigration);
}

function ofMigration({ path, text }: SqlFile): Violation[] {
  const code = withoutComments(text);
  const statements = statementsOf(code);
  const made = new Set(statements.flatMap(({ statement }) => CREATED.exec(statement)?.[1] ?? []));
  const isOutside = OUTSIDE.test(text);
  const violation = (line: number, message: string): Violation => ({ path, line, rule: 'locks', message });
  const misplaced = outsideRules(statements, isOutside).map(({ line, message }) => violation(line, message));
  const locking = statements.flatMap(({ statement, line }) => {
    if (REASON.test(text.split('\n')[line - 2] ?? '')) return [];
    return whyLocking(statement, (table) => HOT.has(table) && !made.has(table)).map((why) => violation(line, why));
  });
  return [...misplaced, ...locking];
}

type Statement = { statement: string; line: number };

function statementsOf(code: string): Statement[] {
  const found: Statement[] = [];
  let offset = 0;
  for (const part of code.split(/;(?=(?:[^']*'[^']*')*[^']*$)/)) {
    const statement = part.trim();
    const start = offset + part.indexOf(statement);
    if (statement !== '') found.push({ statement, line: code.slice(0, start).split('\n').length });
    offset += part.length + 1;
  }
  return found;
}

function outsideRules(statements: readonly Statement[], isOutside: boolean): { line: number; message: string }[] {
  const needsIt = ({ statement }: Statement): boolean => NEEDS_OUTSIDE.test(statement);
  if (!isOutside) {
    const message = 'needs a file of its own that begins with "-- outside a transaction"';
    return statements.filter(needsIt).map(({ line }) => ({ line, message }));
  }
  if (statements.length !== 1 || !needsIt(statements[0]!))
    return [
      {
        line: 1,
        message: 'a file outside a transaction is one statement on an index CONCURRENTLY, or one on a constraint',
      },
    ];
  const isRepeatable =
    !/^CREATE\b/i.test(statements[0]!.statement) || /\bIF\s+NOT\s+EXISTS\b/i.test(statements[0]!.statement);
  return isRepeatable
    ? []
    : [{ line: 1, message: 'is repeated where it was broken off: CREATE INDEX CONCURRENTLY IF NOT EXISTS' }];
}

function whyLocking(statement: string, isHot: (table: string) => boolean): string[] {
  const indexed = INDEXED.exec(statement)?.[1];
  if (indexed && isHot(indexed) && !/\bCONCURRENTLY\b/i.test(statement))
    return [`indexes ${indexed} while nobody can write it: CREATE INDEX CONCURRENTLY, in a file outside a transaction`];
  const changed = CHANGED.exec(statement)?.[1];
  if (changed && isHot(changed))
    return [`changes or locks rows of ${changed} until its end: let a job do it, some rows at a time`];
  const altered = ALTERED.exec(statement)?.[1];
  return altered && isHot(altered) ? actionsOf(statement).flatMap((action) => whyAction(action, altered)) : [];
}

/** The actions of an ALTER TABLE: separated by commas outside of parentheses. */
function actionsOf(statement: string): string[] {
  const text = statement.replace(ALTERED, '');
  const actions: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}

function whyAction(action: string, table: string): string[] {
  const has = (pattern: RegExp): boolean => pattern.test(action);
  if (has(/^ADD\s+COLUMN\b/i)) return whyColumn(action, table);
  if (has(/^ADD\b/i) && has(/\bUSING\s+INDEX\b/i)) return [];
  if (has(/^ADD\b/i) && has(/\b(PRIMARY\s+KEY|UNIQUE|EXCLUDE)\b/i))
    return [`builds an index of ${table} under a lock: CREATE UNIQUE INDEX CONCURRENTLY first, then ADD … USING INDEX`];
  if (has(/^ADD\b/i) && has(/\b(CHECK|REFERENCES|FOREIGN\s+KEY)\b/i) && !has(/\bNOT\s+VALID\b/i))
    return [
      `reads all of ${table} under a lock: ADD CONSTRAINT … NOT VALID, then VALIDATE CONSTRAINT outside a transaction`,
    ];
  if (has(/^ALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i))
    return [`writes all of ${table} anew under a lock: add a column, fill it by a job, and change readers over`];
  if (has(/\bSET\s+NOT\s+NULL\b/i))
    return [
      `reads all of ${table} under a lock: ADD CONSTRAINT … CHECK (… IS NOT NULL) NOT VALID, validate it, then give the reason`,
    ];
  if (has(/^(RENAME|DROP\s+COLUMN|SET\s+(SCHEMA|TABLESPACE|LOGGED|UNLOGGED))\b/i))
    return [`takes from ${table} what servers of the release before still use, or writes it anew`];
  return [];
}

function whyColumn(action: string, table: string): string[] {
  const rest = action.replaceAll(CHEAP_DEFAULT, 'DEFAULT_OK');
  if (/\bDEFAULT\b|\bGENERATED\b|\b(?:big|small)?serial\b/i.test(rest))
    return [`writes all of ${table} anew under a lock: the default of a new column is a constant`];
  if (/\bNOT\s+NULL\b/i.test(rest) && !rest.includes('DEFAULT_OK'))
    return [`cannot be done where ${table} has rows: a new column that is NOT NULL has a constant default`];
  if (/\b(CHECK|REFERENCES|UNIQUE|PRIMARY\s+KEY)\b/i.test(rest))
    return [`reads or indexes all of ${table} under a lock: add the column plain, and the constraint NOT VALID`];
  return [];
}
