import type { DepositKind, Language, QrScheme } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Fee } from './domain/deposit.ts';

/** What a method's kind needs. */
export type MethodDetails = {
  /** Of a code. */
  scheme?: QrScheme;
  /** Of a transfer: where members transfer to. */
  accounts?: { bank: string; holder: string; number: string }[];
};

export type Method = {
  code: string;
  provider: string;
  channel: string;
  names: Record<Language, string>;
  kind: DepositKind;
  details: MethodDetails;
  fee: Fee;
  currency: string;
  min: Amount;
  max: Amount;
  presets: Amount[];
  /** Switched on, and its provider too. */
  isOffered: boolean;
};

export type NewMethod = Omit<Method, 'isOffered'> & { sort: number };

// An array of 64-bit integers arrives as text: its elements would else be read as numbers that lose digits.
const COLUMNS = `m.code, m.provider, m.channel, m.names, m.kind, m.details, m.fee_flat, m.fee_per_mille,
       m.fee_bearer, m.currency, m.min, m.max, m.presets::text AS presets,
       m.enabled AND payments.takes_deposits(m.provider) AS "isOffered"`;

type Row = Omit<Method, 'presets' | 'fee'> & {
  presets: string;
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

function toMethod({ presets, fee_flat: flat, fee_per_mille: perMille, fee_bearer: bearer, ...row }: Row): Method {
  return {
    ...row,
    fee: { flat, perMille, bearer },
    presets: presets.replaceAll(/[{}]/g, '').split(',').filter(Boolean).map(BigInt),
  };
}
