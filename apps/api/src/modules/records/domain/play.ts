/** What rounds come to. `openStake`: the part of `stake` that is not decided yet. */
export type Play = { rounds: bigint; stake: bigint; win: bigint; validBet: bigint; openStake: bigint };

export const NO_PLAY: Play = { rounds: 0n, stake: 0n, win: 0n, validBet: 0n, openStake: 0n };

/** Profit and loss: an undecided bet is neither won nor lost. */
export function netOf({ stake, openStake, win }: Pick<Play, 'stake' | 'openStake' | 'win'>): bigint {
  return win - (stake - openStake);
}

export function addPlay(a: Play, b: Play): Play {
  return {
    rounds: a.rounds + b.rounds,
    stake: a.stake + b.stake,
    win: a.win + b.win,
    validBet: a.validBet + b.validBet,
    openStake: a.openStake + b.openStake,
  };
}

export function subtractPlay(a: Play, b: Play): Play {
  return {
    rounds: a.rounds - b.rounds,
    stake: a.stake - b.stake,
    win: a.win - b.win,
    validBet: a.validBet - b.validBet,
    openStake: a.openStake - b.openStake,
  };
}
