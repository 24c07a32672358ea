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

type Optional = 'opposed' | 'openStake';
type Amounts = 'stake' | 'win' | 'validBet';
type KeptPlay = Omit<Play, Amounts | Optional> & Record<Amounts, string> & Partial<Record<Optional, string>>;

function playOf({ stake, win, validBet, opposed, openStake, ...play }: KeptPlay): Play {
  return {
    ...play,
    stake: BigInt(stake),
    win: BigInt(win),
    validBet: BigInt(validBet),
    ...(opposed !== undefined && { opposed: BigInt(opposed) }),
    ...(openStake !== undefined && { openStake: BigInt(openStake) }),
  };
}
