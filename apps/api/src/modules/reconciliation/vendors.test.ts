import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { recordByHand } from '../../testing/by-test.ts';
import { createWorld, SEAMLESS, type World } from '../transfers/testing/world.ts';
import { dayReportConformance } from '../vendors/adapters/day-report-conformance.ts';
import { createHub88 } from '../vendors/adapters/hub88/index.ts';
import type { WireVendor } from '../vendors/domain/vendor.ts';
import { buriedPlays, playedByKey, playedMoves, playedSums } from '../vendors/index.ts';
import { createReconciliation, openDifferences, type Reconciliation } from './index.ts';

let world: World;
let reconciliation: Reconciliation;
let backoffice: TestBackoffice;
let member: string;

const today = () => world.now().toZonedDateTimeISO('UTC').toPlainDate().toString();

beforeAll(async () => {
  world = await createWorld();
  const { pool, vendors } = world;
  const none = async () => [];
  reconciliation = createReconciliation(
    { pool, clock: { now: world.now } },
    {
      providers: { stating: none, find: async () => null, names: async () => new Map() } as never,
      books: { moved: none, byReference: none },
      reports: vendors.dayReports,
      playBooks: { sums: playedSums, moves: playedMoves, byKey: playedByKey, buried: buriedPlays },
      seamlessVendors: async () => [
        { code: SEAMLESS, name: 'Naga' },
        { code: 'QUIET', name: 'Quiet' },
      ],
      gameName: async (_vassalage, gameCode) => `game ${gameCode}`,
      defaultLanguage: async () => 'en',
      timeZone: async () => 'UTC',
      record: recordByHand,
      usernames: async (_db, ids) => new Map(ids.map((id) => [id, `member${id}`])),
    },
  );
  backoffice = openBackoffice((app) => void reconciliation.adminRoutes?.(app));
  member = await world.addMember('1000000');
  expect((await world.play(member, 3, SEAMLESS)).status).toBe(200);
});
afterAll(async () => {
  await backoffice.close();
  await world.close();
});

dayReportConformance('the studio', async () => {
  const { studio, line, pool } = world;
  const vendor: WireVendor = {
    id: 1,
    code: SEAMLESS,
    dialect: 'hub88',
    wallet: 'seamless',
    credential: studio.vendorPublicKey,
    old: null,
    keys: [createPublicKey(studio.vendorPublicKey)],
    launchUrl: `${line.url}/vendors/${SEAMLESS}`,
    launchOrigins: [],
    enabled: true,
  };
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dialect = createHub88(createPrivateKey(studio.operatorKey));
  const now = world.now();
  const span = { from: now.subtract({ hours: 1 }), until: now.add({ hours: 1 }) };
  return {
    report: dialect.dayReport(vendor),
    withWrongKey: createHub88(another.privateKey).dayReport(vendor),
    trustingAnother: dialect.dayReport({ ...vendor, keys: [another.publicKey] }),
    setLine: (state) => {
      line.stateOf = () => state;
    },
    span,
    ours: async () => {
      const { rows } = await pool.query<{ kind: 'bet'; key: string; player: string; amount: bigint }>(
        `SELECT t.kind, t.tx_id AS key, r.member_id::text AS player, t.moved AS amount
         FROM vendors.transaction AS t JOIN vendors.round AS r ON r.id = t.round_id`,
      );
      return rows;
    },
  };
});

type Row = { id: string; day: string; state: string; open: number; explained: number };
type Found = { id: string; kind: string; own: string | null; theirs: string | null; state: string; username: string };

const compare = () => reconciliation.service.compareDay({ party: 'vendor', code: SEAMLESS }, today());
const list = async () =>
  (await backoffice.send('GET', '/vendor-reconciliation')).value as { list: Row[]; unreported: string[] };
const row = async () => (await list()).list[0]!;
async function differences(): Promise<Found[]> {
  const { value } = await backoffice.send('GET', `/vendor-reconciliation/${(await row()).id}/differences`);
  return (value as { list: Found[] }).list.filter(({ state }) => state !== 'gone');
}
const decide = (id: string, state: 'open' | 'explained') =>
  backoffice.send('PUT', `/vendor-reconciliation/differences/${id}`, { body: { state, reason: 'asked the vendor' } });

test('a day on which both say the same matches; a vendor without report is named', async () => {
  expect(await compare()).toBe(null);
  expect(await row()).toMatchObject({ state: 'matches', open: 0 });
  expect((await list()).unreported).toEqual(['Quiet']);
  const { value } = await backoffice.send('GET', `/vendor-reconciliation/${(await row()).id}`);
  expect(value).toMatchObject({
    totals: expect.arrayContaining([expect.objectContaining({ kind: 'bet', ownCount: 3 })]),
  });
});

test('a win that the vendor has on its books and never sent is a difference until it arrives', async () => {
  world.callsCut.add('/transaction/win');
  await world.play(member, 1, SEAMLESS);
  await compare();
  expect(await row()).toMatchObject({ state: 'differs', open: 1 });
  expect(await differences()).toMatchObject([
    { kind: 'win', own: null, username: `member${member}`, state: 'open', round: expect.any(String) },
  ]);
  expect(await openDifferences(world.pool)).toEqual([{ party: 'vendor', code: SEAMLESS, open: 1 }]);
  world.callsCut.clear();
  await expect.poll(() => compare().then(differences), { timeout: 30_000 }).toEqual([]);
  expect(await row()).toMatchObject({ state: 'matches' });
});

test('a stake whose rollback never came, and a win of ours that the vendor does not know, are listed and explained', async () => {
  world.callsDeaf.add('/transaction/bet');
  world.callsCut.add('/transaction/rollback');
  await world.play(member, 1, SEAMLESS);
  world.callsDeaf.clear();
  await compare();
  const [rollback] = (await differences()) as [Found];
  expect(rollback).toMatchObject({ kind: 'rollback', own: null, username: `member${member}` });
  expect((await decide(rollback.id, 'explained')).value).toMatchObject({ state: 'explained', decidedBy: 'staff:noy' });
  expect((await decide(rollback.id, 'explained')).code).toBe('NOT_POSSIBLE');
  expect(await row()).toMatchObject({ state: 'matches', explained: 1 });

  // The studio forgets a win that it has sent.
  await world.studio.owner(
    `DELETE FROM studio.delivery WHERE transaction_uuid =
      (SELECT transaction_uuid FROM studio.delivery WHERE kind = 'win' AND answer IS NOT NULL LIMIT 1)`,
  );
  await compare();
  expect(await row()).toMatchObject({ state: 'differs', open: 1, explained: 1 });
  expect((await differences())[0]).toMatchObject({ kind: 'win', theirs: null, username: `member${member}` });
  world.callsCut.clear();
});

test('days are compared by themselves from the first whole day of the vendor here', async () => {
  const added = world.now().toZonedDateTimeISO('UTC').toPlainDate();
  world.passTime({ hours: 3 * 24 + 2 });
  await reconciliation.jobs!.find(({ name }) => name === 'reconciliation_due')!.run({});
  const { rows } = await world.pool.query<{ day: string }>(
    `SELECT asked::date::text AS day FROM generate_series($1::date, $1::date + 3, '1 day') AS asked
     WHERE platform.has_job('reconciliation_compare:vendor:NAGASPIN:' || asked::date::text) ORDER BY day`,
    [added.toString()],
  );
  expect(rows.map(({ day }) => day).slice(0, 2)).toEqual([1, 2].map((days) => added.add({ days }).toString()));
});

test('a vendor that does not answer has failed; one without report is not found, and each day is its own party’s', async () => {
  world.line.stateOf = () => 'cut';
  expect(await compare()).toContain('no answer');
  expect(await row()).toMatchObject({ state: 'failed' });
  world.line.stateOf = () => 'pass';
  const of = { party: 'vendor', code: 'QUIET' } as const;
  await expect(reconciliation.service.compareDay(of, today())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { id } = await row();
  expect((await backoffice.send('GET', `/reconciliation/${id}`)).code).toBe('NOT_FOUND');
  const body = { reason: 'the line is back' };
  expect((await backoffice.send('POST', `/vendor-reconciliation/${id}/compare`, { body })).value).toMatchObject({
    state: 'comparing',
  });
});
