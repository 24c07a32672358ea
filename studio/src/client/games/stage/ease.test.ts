import { expect, it } from 'vitest';
import { backStartSlope, easeIn, easeInOut, easeOut, easeOutBack, linear, pulse } from './ease.ts';

it.each([
  ['linear', linear],
  ['easeIn', easeIn],
  ['easeOut', easeOut],
  ['easeInOut', easeInOut],
  ['easeOutBack', easeOutBack(1.2)],
])('%s starts at 0 and ends at 1', (_, ease) => {
  expect(ease(0)).toBeCloseTo(0);
  expect(ease(1)).toBeCloseTo(1);
});

it('easeOutBack overshoots before it settles', () => {
  const values = Array.from({ length: 100 }, (_, step) => easeOutBack(1.2)(step / 100));
  expect(Math.max(...values)).toBeGreaterThan(1.03);
});

it('the stated initial slope of easeOutBack is its derivative there', () => {
  expect(easeOutBack(1.2)(1e-6) / 1e-6).toBeCloseTo(backStartSlope(1.2), 3);
});

it('pulse starts and ends at 0', () => {
  expect(pulse(0)).toBeCloseTo(0);
  expect(pulse(0.5)).toBeCloseTo(1);
  expect(pulse(1)).toBeCloseTo(0);
});
