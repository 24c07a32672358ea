/** What rounds come to. `validBet`: the stakes of those that are not open any more. */
export type Play = { rounds: bigint; stake: bigint; win: bigint; validBet: bigint };

export const NO_PLAY: Play = { rounds: 0n, stake: 0n, win: 0n, validBet: 0n };

export function addPlay(a: Play, b: Play): Play {
  return {
    rounds: a.rounds + b.rounds,
    stake: a.stake + b.stake,
    win: a.win + b.win,
    validBet: a.validBet + b.validBet,
  };
}

export function subtractPlay(a: Play, b: Play): Play {
  return {
    rounds: a.rounds - b.rounds,
    stake: a.stake - b.stake,
    win: a.win - b.win,
    validBet: a.validBet - b.validBet,
  };
}
