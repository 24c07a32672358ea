import { createNumbers, hashServerSeed, serverSeedToHex } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { describe, expect, it } from 'vitest';
import { type Spin, SLOT_MACHINES, playSlot } from '../../../engines/slot/index.ts';
import { drawPot, winsPot } from '../../../engines/pot/index.ts';
import type { Round, SlotOutcome, SlotRules } from '../../../protocol.ts';
import { replaySlot } from './replay.ts';

const { machine, figures } = SLOT_MACHINES['slot-20-wild'];
const rules: SlotRules = {
  engine: 'slot',
  payTable: machine.id,
  reels: 5,
  rows: 3,
  symbols: [...machine.symbols],
  strips: machine.strips.map((strip) => [...strip]),
  freeStrips: machine.freeStrips.map((strip) => [...strip]),
  lines: machine.lines.map((line) => [...line]),
  pays: Object.entries(machine.pays).flatMap(([symbol, multiples]) =>
    multiples.map((multiple, index) => ({ symbol, count: index + 3, multiple })),
  ),
  scatterPays: machine.scatters.map((award, index) => ({ count: index + 3, ...award })),
  freeSpinMultiplier: machine.freeSpinMultiplier,
  freeSpinLimit: machine.freeSpinLimit,
  wildMultiplier: machine.wildMultiplier,
  ...figures,
  pot: null,
};

const seed = new Uint8Array(32).fill(7);
const stake = '20000.00';

function wire(spin: Spin) {
  return {
    ...spin,
    win: formatDecimal(spin.win),
    lineWins: spin.lineWins.map((line) => ({ ...line, win: formatDecimal(line.win) })),
    scatter: spin.scatter && { ...spin.scatter, win: formatDecimal(spin.scatter.win) },
  };
}

function played(nonce: number): Round {
  const round = playSlot(machine, createNumbers({ serverSeed: seed, clientSeed: 'me', nonce }), parseAmount(stake));
  const win = formatDecimal(round.win);
  return {
    id: 'r',
    requestId: 'request-1',
    state: 'settled',
    at: 0,
    stake,
    raised: '0.00',
    isFree: false,
    win,
    chips: [],
    bet: {},
    acts: [],
    outcome: { engine: 'slot', base: wire(round.base), freeSpins: round.freeSpins.map(wire), win },
    balanceBefore: null,
    balanceAfter: null,
    fairness: { serverSeedHash: hashServerSeed(seed), clientSeed: 'me', nonce, serverSeed: null },
  };
}

describe('recomputing a slot round in the browser', () => {
  it('gives the result that was shown, from the stated rules alone', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      expect(replaySlot(played(nonce), serverSeedToHex(seed), rules)).toEqual({ isCommitted: true, isSame: true });
    }
  });

  it('gives the number of a pot, and detects a changed one', () => {
    const pot = {
      code: 'p',
      name: 'Pot',
      amount: '0.00',
      seed: '20.00',
      share: '0.01000',
      span: '4000000.00',
      run: null,
      lastRun: null,
    };
    const numbers = createNumbers({ serverSeed: seed, clientSeed: 'me', nonce: 3 });
    playSlot(machine, numbers, parseAmount(stake));
    const draw = drawPot({ span: parseAmount(pot.span) }, numbers, parseAmount(stake));
    const told = { code: 'p', ...draw, win: winsPot(draw) ? '1.00' : '0.00' };
    const isSame = (changes: object): boolean => {
      const round = played(3);
      const outcome = { ...(round.outcome as SlotOutcome), pot: { ...told, ...changes } };
      return replaySlot({ ...round, outcome }, serverSeedToHex(seed), { ...rules, pot }).isSame;
    };
    expect(isSame({})).toBe(true);
    expect(isSame({ drawn: (draw.drawn + 1) % draw.of })).toBe(false);
    expect(isSame({ of: draw.of - 1 })).toBe(false);
    expect(isSame({ win: winsPot(draw) ? '0.00' : '1.00' })).toBe(false);
  });

  it('detects a changed result', () => {
    const round = played(1);
    expect(
      replaySlot({ ...round, fairness: { ...round.fairness, nonce: 2 } }, serverSeedToHex(seed), rules).isSame,
    ).toBe(false);
  });

  it('detects a seed that is not the promised one', () => {
    const other = serverSeedToHex(new Uint8Array(32).fill(8));
    expect(replaySlot(played(1), other, rules).isCommitted).toBe(false);
  });
});
