import { errorMessage } from '@champa/i18n/server';
import type { Command } from 'commander';
import type { ReadHandle, WriteHandle } from './database.ts';
import { ApiError } from './http/api-error.ts';
import { staffActor } from './staff-actor.ts';

/** Prints a line of a command's output. */
export function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** What an operator reads of an error: of a refusal, the English message of its code and the values that go with it. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  // The code of a reason is for the console: commands show its English.
  const { fields, whyCode: _, whyParams: __, ...values } = error.value ?? {};
  const details = Object.entries({ ...values, ...(fields as object) }).map(
    ([name, value]) => `${name}: ${detail(value)}`,
  );
  const message = errorMessage(error.code, 'en', error.value as Record<string, string>);
  return details.length === 0 ? message : `${message} (${details.join('; ')})`;
}

function detail(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, exact);
}

/** Writes one thing as JSON. */
export function show(value: unknown): void {
  line(JSON.stringify(value, exact, 2));
}

/** The option that `asList` adds. */
export type Listed = { json?: true };

/** Adds the option to print JSON to a command that lists. */
export function asList(command: Command): Command {
  return command.option('--json', 'print one JSON array');
}

/** Prints a list: aligned columns under the names of the fields, which all rows share; or one JSON array. */
export function table(rows: readonly Readonly<Record<string, unknown>>[], { json }: Listed): void {
  if (json) return show(rows);
  if (rows.length === 0) return line('none');
  const columns = Object.keys(rows[0]!);
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))];
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => widthOf(cells[at]!))));
  for (const cells of lines) {
    line(
      cells
        .map((cell, at) => cell + ' '.repeat(widths[at]! - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Always on one line, and never empty, so that columns can be told apart. */
function cellOf(value: unknown): string {
  const text =
    Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? value.join('; ')
      : typeof value === 'string'
        ? value
        : (JSON.stringify(value ?? '', exact) ?? '').replace(/^"(.*)"$/, '$1');
  return text.replaceAll(/\s+/g, ' ').trim() || '-';
}

/** In cells of a terminal: combining marks take none, Chinese characters two. */
function widthOf(text: string): number {
  const bare = text.replaceAll(/\p{M}/gu, '');
  return [...bare].length + (bare.match(/[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/gu)?.length ?? 0);
}

function exact(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** The reason an operator gives for a change. @throws Error where it is empty */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '') throw new Error('A reason is needed.');
  return reason;
}

/** An employee. */
export type Employee = { staffId: bigint; name: string };

/** The employee who acts by a command; `actor` is the form that tables store. */
export type Actor = Employee & {
  actor: string;
  /** Where the call of the console comes from; missing for a command on the platform's own machine. */
  from?: { ip: string; requestId: string };
  /** The second person, where the act wanted one, and the request that they approved. */
  approved?: { id: string; by: Employee };
};

/** The employee who acts, and why: what each use case of staff is given first. */
export type ByStaff = Actor & { reason: string };

/** What of it a module's own history keeps. A seed is the author of what it makes, too. */
export type Author = Pick<ByStaff, 'actor' | 'reason'>;

/** Finds the employee of a username. @throws Error where there is none who may act */
export type FindActor = (db: ReadHandle, username: string) => Promise<Employee>;

/** Records in the audit log what an employee did. */
export type RecordByHand = (
  tx: WriteHandle,
  by: Actor & { reason?: string },
  action: string,
  detail: object,
  change: Change | 'no change' | 'not kept',
) => Promise<void>;

/**
 * A thing as it was and as it is; null where there was, or is, none. Whoever records has to give it, or say that nothing changed, or
 * that it is not kept: of files with thousands of rows, and of secrets.
 */
export type Change = { before: object | null; after: object | null };

/** What a command needs of the composed platform to find the acting employee. */
export type WithEmployees = { staff: { service: { actor: FindActor; recordByHand: RecordByHand } } };

/** The option that `byStaff` adds. */
export type Who = { by?: string };

/** The options that `asStaff` adds. */
export type Why = Who & { reason: string };

/** Adds the option for the employee to a command, where no reason is stored. */
export function byStaff(command: Command): Command {
  return command.option('--by <username>', 'the employee who does this; CHAMPA_STAFF where it is left out');
}

/** Adds the options for the employee and the reason to a command. */
export function asStaff(command: Command): Command {
  return byStaff(command).requiredOption('--reason <text>', 'why; kept with the change');
}

/** The employee that the option names. @throws Error where it is missing or unknown */
export async function staffOf(find: FindActor, db: ReadHandle, { by }: Who): Promise<Actor> {
  const username = by ?? process.env['CHAMPA_STAFF'];
  if (!username) throw new Error('Say who does this: --by USERNAME, or CHAMPA_STAFF in the environment.');
  const employee = await find(db, username);
  return { ...employee, actor: staffActor(employee.name) };
}

/** The same where there may be no employee yet. @throws Error where the option names one who is unknown */
export async function staffIfAny(find: FindActor, db: ReadHandle, who: Who): Promise<Actor | null> {
  if (who.by !== undefined) return staffOf(find, db, who);
  const username = process.env['CHAMPA_STAFF'];
  if (!username) return null;
  return staffOf(find, db, who).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}

/** The employee and the reason that the options name. @throws Error where either is missing or unknown */
export async function actorOf(find: FindActor, db: ReadHandle, { by, reason }: Why): Promise<ByStaff> {
  const given = reasonOf(reason);
  return { ...(await staffOf(find, db, by === undefined ? {} : { by })), reason: given };
}

const READABLE = { min: 3, max: 300 };

/** @throws Error where the reason is no sentence that a member could read, too */
export function requireReadable<T extends { reason: string }>(by: T): T {
  const { min, max } = READABLE;
  if (by.reason.length < min || by.reason.length > max) throw new Error(`A reason has ${min} to ${max} characters.`);
  return by;
}
