import { randomUUID } from 'node:crypto';
import type { ContractKind, ContractPeriod, PresetContract } from '@champa/contract';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';

/** The preset contracts of a new agent, in percent: less than khamla's own. */
const given: { kind: ContractKind; period: ContractPeriod; share: string }[] = [
  { kind: 'dividend', period: 'daily', share: '3' },
  { kind: 'daily', period: 'daily', share: '0.1' },
  { kind: 'realtime', period: 'slot', share: '0.02' },
];

const none = { domain: null, validUntil: null, mostUses: null, contracts: [] } as const;

type SeedAccount = (
  composed: Composed,
  deps: Deps,
  account: { username: string; type: number; opening: string; affiliateCode: string },
) => Promise<void>;

/** Links of khamla, open and paused, with visits and recruits; and an account khamla opened. Done once. */
export async function seedDemoLinks(composed: Composed, deps: Deps, seedAccount: SeedAccount): Promise<void> {
  const { links, recruits } = composed.agents;
  const { id: agentId } = (await composed.members.byName(deps.pool, 'khamla'))!;
  if ((await links.list(agentId, { before: null, limit: 1 })).length > 0) return;
  const newWish = () => ({ agentId, idempotencyKey: randomUUID() });
  const players = await links.make({ ...none, ...newWish(), makes: 'player', note: 'Facebook' });
  const limits = { mostUses: 100, validUntil: deps.clock.now().add({ hours: 90 * 24 }) };
  const contracts = given.map(presetOf);
  const agents = await links.make({
    ...none,
    ...limits,
    ...newWish(),
    makes: 'agent',
    note: 'Savannakhet',
    contracts,
  });
  const paused = await links.make({ ...none, ...newWish(), makes: 'player', note: 'Pi Mai 2026' });
  await links.pause(agentId, String(paused.id), true);
  for (const [{ id }, visits] of [
    [players, 37],
    [agents, 9],
  ] as const)
    for (let n = 1; n <= visits; n += 1) await links.invitations.visit(String(id), `192.0.2.${n}`);
  const came = { opening: '50000' };
  await seedAccount(composed, deps, { ...came, username: 'phoutthasone', type: 1, affiliateCode: agents.code });
  await seedAccount(composed, deps, { ...came, username: 'manivanh', type: 0, affiliateCode: players.code });
  const nameless = { password: '', paymentPassword: '', contracts: [] };
  await recruits.open({ ...newWish(), ...nameless, username: 'kaysone22', makes: 'player' });
}

function presetOf({ kind, period, share }: (typeof given)[number]): PresetContract {
  const tiers = [{ activeMembers: 0, validBet: '0', profit: '0', share }];
  const terms = { pay: 'rate', unit: '0', carriesDeficit: kind === 'dividend', feePercent: '0', tiers } as const;
  return { kind, period, terms: { ...terms, tiers } };
}
