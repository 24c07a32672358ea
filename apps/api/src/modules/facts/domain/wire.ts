import type { Fact, NewFact, Play } from './fact.ts';

/** The amounts of a fact, stored as text: JSON's numbers would lose digits. */
type Row = Pick<Fact, 'id' | 'memberId' | 'at'> & { kind: string; data: Record<string, unknown> };

/** A fact's data as it is stored. */
export function dataOf({ data }: NewFact): string {
  return JSON.stringify(data, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** A stored fact. */
export function factOf({ data, ...row }: Row): Fact {
  return { ...row, data: amountsOf(row.kind, data) } as Fact; // the table's check knows the kinds, `note` their data
}

function amountsOf(kind: string, data: Record<string, unknown>): Record<string, unknown> {
  if (kind === 'played') return { ...data, plays: (data['plays'] as KeptPlay[]).map(playOf) };
  return 'amount' in data ? { ...data, amount: BigInt(data['amount'] as string) } : data;
}

type Amounts = 'stake' | 'win' | 'validBet' | 'opposed';
type KeptPlay = Omit<Play, Amounts> & Record<Exclude<Amounts, 'opposed'>, string> & { opposed?: string };

function playOf({ stake, win, validBet, opposed, ...play }: KeptPlay): Play {
  const told = { ...play, stake: BigInt(stake), win: BigInt(win), validBet: BigInt(validBet) };
  return opposed === undefined ? told : { ...told, opposed: BigInt(opposed) };
}
