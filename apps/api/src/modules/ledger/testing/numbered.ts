import type { Movement } from '../index.ts';

export type NumberedAccounts = { vendor: bigint; players: bigint[] };

/** The n-th movement of a series: the same in each process, now or after a crash. */
export function numbered(number: number, { vendor, players }: NumberedAccounts): Movement {
  const player = players[number % players.length]!;
  const isBet = number % 3 !== 0;
  return {
    source: 'vendor:FAULT',
    key: `n${number}`,
    kind: isBet ? 'bet' : 'win',
    debit: isBet ? player : vendor,
    credit: isBet ? vendor : player,
    amount: BigInt(1 + (number % 7)),
    reference: { type: 'round', id: `r${number}` },
    actor: 'vendor:FAULT',
  };
}

export type Load = { databaseUrl: string; from: number; to: number; accounts: NumberedAccounts };

/** The command line of the load process. */
export function loadArguments({ databaseUrl, from, to, accounts }: Load): string[] {
  return [databaseUrl, String(from), String(to), String(accounts.vendor), ...accounts.players.map(String)];
}

/** Inverse of `loadArguments`, on a whole `process.argv`. */
export function parseLoad([, , databaseUrl = '', from, to, vendor = '', ...players]: readonly string[]): Load {
  return {
    databaseUrl,
    from: Number(from),
    to: Number(to),
    accounts: { vendor: BigInt(vendor), players: players.map(BigInt) },
  };
}
