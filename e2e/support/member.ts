import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { call, register } from './api.ts';
import { sql } from './database.ts';
import { PAYMENT_PASSWORD, setPaymentPassword } from './identity.ts';
import { fund } from './play.ts';
import { thisPlatform } from './this-platform.ts';

export type Member = Awaited<ReturnType<typeof register>> & { id: string };

/** Registers a member with this much cash. */
export async function newMember(cash = 0): Promise<Member> {
  const member = await register(siteUrl());
  const { value } = await call(siteUrl(), 'GET', '/api/member', undefined, member.token);
  if (cash > 0) await fund(value.id, cash);
  return { ...member, id: value.id };
}

export async function withPaymentPassword(member: Member): Promise<Member> {
  await setPaymentPassword(member.token);
  return member;
}

/** A member who can withdraw. */
export async function withPayee(member: Member): Promise<Member> {
  await withPaymentPassword(member);
  const proof = { method: 'paymentPassword', answer: PAYMENT_PASSWORD };
  const number = `0101${randomInt(1e7, 1e8)}1234`;
  const payee = { kind: 'BANK', provider: 'BCEL', number, holderName: 'Keo Sengdara', proof };
  expect(await call(siteUrl(), 'POST', '/api/payees', payee, member.token)).toMatchObject({ success: true });
  await sql('UPDATE payees.payee SET usable_from = added_at WHERE member_id = $1', [member.id]);
  return member;
}

function siteUrl(): string {
  return thisPlatform().siteUrl;
}
