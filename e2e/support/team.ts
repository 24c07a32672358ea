import { expect } from 'vitest';
import { call } from './api.ts';
import { becomeType, sql } from './database.ts';
import { type Member, newMember } from './member.ts';
import { thisPlatform } from './this-platform.ts';

/** An account type of each kind of agent. */
const [AGENT, SUB_AGENT] = [1, 41];

type Place = { under?: Member; isAgent?: boolean; cash?: number };

/** A new member at a position in a tree; without an upline in no team. */
export async function newInLine({ under, isAgent = false, cash = 0 }: Place): Promise<Member> {
  const member = await newMember(cash);
  if (under) await putUnder(member, under);
  if (isAgent) await becomeType(member.username, AGENT);
  return member;
}

/** As if the member had always been there: moved to an earlier time, play counts for the agent line of that time. */
export async function putUnder(member: Member, upline: Member): Promise<void> {
  await sql(`SELECT member.move($1, $2, now() - interval '1 day')`, [member.id, upline.id]);
}

const names = ['head', 'middle', 'low', 'side', 'stranger'] as const;

/** head -> middle -> low, head -> side; the stranger is in no team. Head and middle are agents. */
export type Team = Record<(typeof names)[number], Member>;

/** A new team, with this much cash each. */
export async function newTeam(cash: Readonly<Record<keyof Team, number>>): Promise<Team> {
  const members = await Promise.all(names.map(async (name) => [name, await newMember(cash[name])] as const));
  const team = Object.fromEntries(members) as Team;
  const { head, middle, low, side } = team;
  await putUnder(middle, head);
  await putUnder(low, middle);
  await putUnder(side, head);
  await becomeType(head.username, AGENT);
  await becomeType(middle.username, SUB_AGENT);
  return team;
}

export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

const periods = { dividend: 'monthly', daily: 'daily', hourly: 'hour', realtime: 'slot' } as const;
const paths = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hour-salary',
  realtime: 'realtime-salary',
} as const;

/** Offers a contract and signs it, like both sides' screens. @returns its ID */
export async function newContract(
  upline: Member,
  downline: Member,
  kind: ContractKind,
  share: string,
): Promise<string> {
  const tiers = [{ activeMembers: 0, validBet: '0', profit: '0', share }];
  const terms = { pay: 'rate', unit: '0', carriesDeficit: false, feePercent: '0', tiers };
  const body = { kind, period: periods[kind], downlineId: downline.id, terms, proceed: true };
  const { value, code } = await call(thisPlatform().siteUrl, 'POST', '/api/contracts', body, upline.token);
  if (!value?.id) throw new Error(`not offered: ${code}`);
  await actOnContract(downline, kind, value.id, 'sign');
  return value.id;
}

/** One side's next step with a contract. */
export async function actOnContract(
  member: Member,
  kind: ContractKind,
  contractId: string,
  action: 'sign' | 'request_termination',
): Promise<void> {
  const path = `/api/contracts/${paths[kind]}/process`;
  const answer = await call(thisPlatform().siteUrl, 'POST', path, { contractId, action }, member.token);
  expect(answer.code).toBeUndefined();
}
