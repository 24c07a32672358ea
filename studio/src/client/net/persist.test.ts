import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api.ts';
import { untilAnswered } from './persist.ts';

function script(...steps: (ApiFailure | string)[]) {
  const waits: number[] = [];
  let gaveUp = 0;
  const send = async () => {
    const step = steps.shift()!;
    if (step instanceof ApiFailure) throw step;
    return step;
  };
  const answer = untilAnswered(send, {
    wait: async (ms) => void waits.push(ms),
    onTrouble: () => {},
    onGiveUp: async () => void (gaveUp += 1),
  });
  return { answer, waits, times: () => gaveUp };
}

const lost = () => new ApiFailure('NETWORK');

describe('a request that must be answered', () => {
  it('is repeated after network failures with growing pauses', async () => {
    const { answer, waits } = script(lost(), lost(), 'round');
    await expect(answer).resolves.toBe('round');
    expect(waits).toEqual([400, 1000]);
  });

  it('waits as long as the server asks after TOO_FAST', async () => {
    const { answer, waits } = script(new ApiFailure('TOO_FAST', { retryAfterMs: 730 }), 'round');
    await expect(answer).resolves.toBe('round');
    expect(waits).toEqual([730]);
  });

  it('is not repeated after a refusal', async () => {
    await expect(
      script(new ApiFailure('INSUFFICIENT_FUNDS', { balance: '1.00' }), 'never').answer,
    ).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      detail: { balance: '1.00' },
    });
  });

  it('asks the player after five failures in a row and then continues with the same request', async () => {
    const { answer, times } = script(lost(), lost(), lost(), lost(), lost(), 'round');
    await expect(answer).resolves.toBe('round');
    expect(times()).toBe(1);
  });
});
