import { randomUUID } from 'node:crypto';
import * as contract from '@champa/contract';
import type { Operation } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTeamWorld, type TeamWorld } from '../records/testing/team-world.ts';
import { rate } from './testing/world.ts';

/** Two separate lines: head -> mine -> low, and other -> theirs. */
let world: TeamWorld;
const ids: Record<'head' | 'mine' | 'low' | 'other' | 'theirs', string> = {
  head: '',
  mine: '',
  low: '',
  other: '',
  theirs: '',
};
let foreign: { contract: string; run: string; link: string; code: string };
let own: { contract: string; run: string };
let names: Map<string, string>;

beforeAll(async () => {
  world = await createTeamWorld();
  await world.run();
  ids.head = await world.addMember();
  ids.mine = await world.addMember(ids.head, { cash: '77.77' });
  ids.low = await world.addMember(ids.mine);
  ids.other = await world.addMember();
  ids.theirs = await world.addMember(ids.other, { cash: '1234.56' });
  const mine = await world.sign(ids.head, ids.mine, 'realtime', rate('1'));
  const theirs = await world.sign(ids.other, ids.theirs, 'realtime', rate('1'));
  world.setClock(world.now().add({ minutes: 5 }));
  await world.play(ids.low, world.now().add({ seconds: 1 }), '4000');
  await world.play(ids.theirs, world.now().add({ seconds: 1 }), '9000');
  world.setClock(world.now().add({ minutes: 6 }));
  await world.run();
  const runs = await world.runs('realtime');
  const runOf = (member: string) => runs.find((run) => run.downline_id === member)!.id;
  own = { contract: mine, run: runOf(ids.mine) };
  const link = { ...joining(), agentId: ids.other, validUntil: null, idempotencyKey: randomUUID() };
  const { id, code } = await world.agents.links.make(link);
  foreign = { contract: theirs, run: runOf(ids.theirs), link: String(id), code };
  names = await world.members.usernames(world.pool, Object.values(ids));
});
afterAll(() => world.close());

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;

const operations = (Object.values(contract) as unknown[])
  .filter(isOperation)
  .filter(({ path, access }) => access === 'member' && /^\/api\/(agents|contracts)\b/.test(path));

/** Every value a caller may put where an ID or a filter goes: another member, contract, run, name. */
const foreignValues = () => [
  ids.other,
  ids.theirs,
  foreign.contract,
  foreign.run,
  foreign.link,
  names.get(ids.theirs)!,
  names.get(ids.other)!,
];

test('there are operations to walk', () => {
  expect(operations.length).toBeGreaterThan(12);
});

test('records of teams are among them, with their routes', () => {
  const reports = operations.filter(({ path }) => path.startsWith('/api/agents/reports/'));
  expect(reports.length).toBeGreaterThan(4);
  for (const { id, method, path } of reports) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    expect(world.app.hasRoute({ method, url }), id).toBe(true);
  }
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s shows and changes nothing outside the team, whatever is requested',
  async (_id, operation) => {
    const before = await foreignState();
    for (const value of foreignValues()) {
      const path = operation.path.replaceAll(/\{\w+\}/g, value);
      const query = `?from=2026-01-01&to=2026-06-30&kind=realtime&of=${value}&memberId=${value}&partnerId=${value}&link=${value}&search=${value}&before=999999&pageSize=50`;
      const kept = await Promise.all(
        [
          query,
          query.replace(/&of=\d+/, ''),
          query.replace(/&before=\d+/, ''),
          '?from=2026-01-01&to=2026-06-30&kind=realtime',
          `?from=2026-01-01&to=2026-06-30&kind=realtime&side=upline&memberId=${value}`,
        ].map((asked) =>
          world.call(
            `a${ids.head}`,
            operation.method as 'GET',
            operation.method === 'GET' ? path + asked : path,
            bodyFor(operation, value),
          ),
        ),
      );
      for (const { status, ...answer } of kept) {
        expect([200, 403, 404, 409, 422, 429], `${operation.id} ${status}`).toContain(status);
        // A refusal may repeat what was asked for; a success holds nothing of the other line.
        if (status === 200)
          for (const secret of [
            ids.theirs,
            ids.other,
            names.get(ids.theirs)!,
            names.get(ids.other)!,
            foreign.code,
            '1234.56',
            '9000',
          ])
            expect(JSON.stringify(answer)).not.toContain(`"${secret}`);
      }
    }
    expect(await foreignState()).toEqual(before);
  },
);

function bodyFor({ id, method }: Operation, value: string): object | undefined {
  if (method === 'GET') return undefined;
  return {
    contractId: /^\d+$/.test(value) ? value : '1',
    action: id === 'processAgentLink' ? 'pause' : 'request_termination',
    downlineId: /^\d+$/.test(value) ? value : '1',
    kind: 'realtime',
    period: 'slot',
    terms: rate('0.5'),
    proceed: true,
    name: 'Someone',
    contact: '12345',
    plan: 'a plan of ten letters',
    ...joining(),
    validUntil: null,
    username: value,
    termsAccepted: true,
    idempotencyKey: randomUUID(),
  };
}

/** The terms of a link or of an account that an agent opens. */
const joining = () => ({ makes: 'agent' as const, domain: null, note: '', mostUses: null, contracts: [] });

const foreignState = () =>
  world.owner(
    `SELECT 'contract' AS what, id, state, ends_at AS at, requested_by FROM agents.contract WHERE upline_id = $1 OR downline_id = $1
     UNION ALL SELECT 'link', id, code, coalesce(paused_at, deleted_at), note FROM agents.link WHERE agent_id = $1`,
    [ids.other],
  );

test('and shows what is in the team', async () => {
  const downlines = await world.call(`a${ids.head}`, 'GET', '/api/agents/downlines');
  expect(downlines.value.list).toMatchObject([
    { id: ids.mine, depth: 1, downlines: 1, cash: '77.77', contracts: ['realtime'] },
  ]);
  const found = await world.call(`a${ids.head}`, 'GET', `/api/agents/downlines?search=${names.get(ids.low)}`);
  expect(found.value.list).toMatchObject([{ id: ids.low, depth: 2 }]);
  const overview = await world.call(`a${ids.head}`, 'GET', '/api/agents/overview?from=2026-03-01&to=2026-03-31');
  expect(overview.value.now).toMatchObject({ members: 3, players: 1, validBet: '4000.00', profit: '-4000.00' });
  const run = await world.call(`a${ids.head}`, 'GET', `/api/contracts/runs/${own.run}`);
  expect(run.value).toMatchObject({
    run: { validBet: '4000.00', gross: '40.00' },
    members: [{ id: ids.low, validBet: '4000.00' }],
  });
  const rounds = await world.call(`a${ids.head}`, 'GET', `/api/contracts/runs/${own.run}/members/${ids.low}/rounds`);
  expect(rounds.value.list).toMatchObject([{ stake: '4000.00', validBet: '4000.00', state: 'closed' }]);
  const income = await world.call(`a${ids.head}`, 'GET', '/api/agents/income?from=2026-03-01&to=2026-03-31');
  expect(income.value.list).toMatchObject([{ kind: 'realtime', received: '0.00', paidDown: '0.00', owed: '40.00' }]);
  expect((await world.call(`a${ids.low}`, 'GET', `/api/contracts/runs/${own.run}`)).status).toBe(404);
});
