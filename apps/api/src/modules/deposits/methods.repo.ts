import type { DepositKind, Language, QrScheme } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Fee } from './domain/deposit.ts';
import type { Hours } from './domain/hours.ts';

/** What a method's kind needs. */
export type MethodDetails = {
  /** Of a code. */
  scheme?: QrScheme;
  /** Of a transfer: where members transfer to. */
  accounts?: { bank: string; holder: string; number: string }[];
};

/** What staff changes of a method. */
export type MethodTerms = {
  names: Record<Language, string>;
  fee: Fee;
  min: Amount;
  max: Amount;
  presets: Amount[];
  /** Null: always open. */
  hours: Hours | null;
  /** Its place in the form. */
  sort: number;
};

/** What a method is, whatever staff changes. */
type MethodOrigin = {
  code: string;
  provider: string;
  channel: string;
  kind: DepositKind;
  details: MethodDetails;
  currency: string;
};

export type Method = MethodOrigin &
  MethodTerms & {
    enabled: boolean;
    /** Whether its provider takes new deposits. */
    providerOn: boolean;
    /** Switched on, and its provider too; its hours are another matter. */
    isOffered: boolean;
    /** Counts its changes. */
    revision: number;
    /** The last of them; null where no employee has made any. */
    changed: { by: string; at: Temporal.Instant } | null;
  };

export type NewMethod = MethodOrigin & Omit<MethodTerms, 'hours'>;

// An array of 64-bit integers arrives as text: its elements would else be read as numbers that lose digits.
const COLUMNS = `m.code, m.provider, m.channel, m.names, m.kind, m.details, m.fee_flat, m.fee_per_mille,
       m.fee_bearer, m.currency, m.min, m.max, m.presets::text AS presets, m.sort, m.revision, m.enabled,
       to_char(m.opens, 'HH24:MI') AS opens, to_char(m.closes, 'HH24:MI') AS closes, m.changed_by, m.changed_at,
       payments.takes_deposits(m.provider) AS "providerOn"`;

type Row = Omit<Method, 'presets' | 'fee' | 'hours' | 'isOffered' | 'changed'> & {
  presets: string;
  opens: string | null;
  closes: string | null;
  changed_by: string | null;
  changed_at: Temporal.Instant | null;
  fee_flat: Amount;
  fee_per_mille: number;
  fee_bearer: Fee['bearer'];
};

/** The methods members are offered: switched on, and their provider too. */
export async function selectOfferedMethods(db: ReadHandle): Promise<Method[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
       FROM deposits.method m
      WHERE m.enabled AND payments.takes_deposits(m.provider)
      ORDER BY m.sort, m.code`,
  );
  return rows.map(toMethod);
}

/** All methods, offered or not. */
export async function selectAllMethods(db: ReadHandle): Promise<Method[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM deposits.method m ORDER BY m.sort, m.code`);
  return rows.map(toMethod);
}

/** The same method as `selectMethod` finds, locked until the transaction ends. */
export async function lockMethod(tx: WriteHandle, code: string): Promise<Method | null> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM deposits.method m WHERE m.code = $1 FOR UPDATE`, [code]);
  return rows[0] ? toMethod(rows[0]) : null;
}

/** Gives a locked method these terms and this switch. */
export async function updateMethod(
  tx: WriteHandle,
  method: Method,
  { by, at }: { by: string; at: Temporal.Instant },
): Promise<void> {
  const { code, names, fee, min, max, presets, hours, sort, enabled } = method;
  await tx.query(
    `UPDATE deposits.method
        SET names = $2, fee_flat = $3, fee_per_mille = $4, fee_bearer = $5, min = $6, max = $7, presets = $8,
            opens = $9, closes = $10, sort = $11, enabled = $12, changed_by = $13, changed_at = $14, revision = revision + 1
      WHERE code = $1`,
    [
      code,
      JSON.stringify(names),
      fee.flat,
      fee.perMille,
      fee.bearer,
      min,
      max,
      presets.map(String),
      hours?.from ?? null,
      hours?.to ?? null,
      sort,
      enabled,
      by,
      at.toString(),
    ],
  );
}

/** Offered or not: a deposit that was begun goes on. */
export async function selectMethod(db: ReadHandle, code: string): Promise<Method | null> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
       FROM deposits.method m
      WHERE m.code = $1`,
    [code],
  );
  return rows[0] ? toMethod(rows[0]) : null;
}

/** A method of this code stays as the operator has it. */
export async function insertMethod(tx: WriteHandle, method: NewMethod): Promise<void> {
  await tx.query(
    `INSERT INTO deposits.method
       (code, provider, channel, names, kind, currency, min, max, presets, sort, details, fee_flat, fee_per_mille,
        fee_bearer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (code) DO NOTHING`,
    [
      method.code,
      method.provider,
      method.channel,
      JSON.stringify(method.names),
      method.kind,
      method.currency,
      method.min,
      method.max,
      method.presets.map(String),
      method.sort,
      JSON.stringify(method.details),
      method.fee.flat,
      method.fee.perMille,
      method.fee.bearer,
    ],
  );
}

function toMethod(method: Row): Method {
  const { presets, opens, closes, changed_by: by, changed_at: at, ...rest } = method;
  const { fee_flat: flat, fee_per_mille: perMille, fee_bearer: bearer, ...row } = rest;
  return {
    ...row,
    isOffered: row.enabled && row.providerOn,
    hours: opens === null || closes === null ? null : { from: opens, to: closes },
    changed: by === null || at === null ? null : { by, at },
    fee: { flat, perMille, bearer },
    presets: presets.replaceAll(/[{}]/g, '').split(',').filter(Boolean).map(BigInt),
  };
}
