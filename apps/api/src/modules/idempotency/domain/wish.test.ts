import { expect, test } from 'vitest';
import { hashOfWish } from './wish.ts';

const asked = {
  operation: 'withdraw',
  params: undefined,
  body: { payee: '4', amount: 500n, idempotencyKey: 'k', paymentPassword: '111111' },
};
const hash = hashOfWish(asked).toString('hex');
const hashWith = (body: object) => hashOfWish({ ...asked, body: { ...asked.body, ...body } }).toString('hex');

test('a repeated call asks for the same, also with a proof typed again', () => {
  expect(hashWith({})).toBe(hash);
  expect(hashWith({ paymentPassword: '202600', idempotencyKey: 'other' })).toBe(hash);
});

test('another call, its parameters or its content ask for something else', () => {
  const others = [
    hashWith({ amount: 501n }),
    hashWith({ remark: 'x' }),
    hashOfWish({ ...asked, operation: 'transfer' }).toString('hex'),
    hashOfWish({ ...asked, params: { id: '5' } }).toString('hex'),
  ];
  expect(new Set([hash, ...others]).size).toBe(5);
});
