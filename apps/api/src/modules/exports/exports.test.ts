import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type AdminExport, staffPermissions } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildBackoffice } from '../../app.ts';
import { inTransaction } from '../../platform/database.ts';
import type { StaffPrincipal } from '../../platform/http/principal.ts';
import { type JobRunner, runJobs } from '../../platform/jobs.ts';
import { createBrand, type TestBrand } from '../../seed/testing/brand.ts';

const MEMBERS = 100_000;
/** A dead server is found within seconds. */
const PACE = { beatMs: 200, looks: 10 };

let brand: TestBrand;
let app: FastifyInstance;
let composed: ReturnType<TestBrand['compose']>;
let runner: JobRunner | undefined;
let worker: ChildProcess | undefined;
/** Ahead of the time of day: what is kept for a day is old then. */
let ahead = { hours: 0 };
const principals = new Map<string, StaffPrincipal>();

beforeAll(async () => {
  brand = await createBrand();
  const clock = { now: () => brand.deps.clock.now().add(ahead) };
  composed = brand.compose({ ...brand.deps, clock });
  app = await buildBackoffice({
    deps: brand.deps,
    ...composed,
    authenticateStaff: async (token) => principals.get(token) ?? null,
    readiness: () => 'ready',
    server: { message: errorMessage, defaultLanguage: 'lo' },
  });
  await inTransaction(brand.pool, async (tx) => {
    await tx.query('SET LOCAL ROLE NONE');
    await tx.query(
      `INSERT INTO member.member (username, nickname, status, currency, country, language, terms_accepted_at, registered_at)
       SELECT 'many' || n, CASE n WHEN 7 THEN '=1+1' WHEN 8 THEN E'ນ້ອຍ, "Noy"\\nline' ELSE '' END,
              CASE WHEN n % 100 = 0 THEN 'suspended' ELSE 'active' END, 'LAK', 'LA', 'lo', now(), '2026-06-01T17:30:05Z'
         FROM generate_series(1, ${MEMBERS}) AS n`,
    );
    await tx.query('ANALYZE member.member');
  });
  for (const username of ['noy', 'keo', 'boun']) {
    await inTransaction(brand.pool, (tx) =>
      composed.staff.service.create(tx, { username, name: username, password: 'night-Garden-7', roles: ['owner'] }),
    );
    const { staffId } = await composed.staff.service.actor(brand.pool, username);
    const named = { staffId: String(staffId), sessionId: '1', username, name: username, roles: ['owner'] };
    const permissions = new Set(staffPermissions);
    principals.set(username, { kind: 'staff', ...named, permissions, mustEnrol: false, isFresh: true });
  }
}, 120_000);

afterEach(async () => {
  worker?.kill('SIGKILL');
  worker = undefined;
  await runner?.stop();
  runner = undefined;
  ahead = { hours: 0 };
  await brand.pool.query('DELETE FROM exports.file');
});

afterAll(async () => {
  await app.close();
  await brand.close();
});

type Method = 'GET' | 'POST' | 'DELETE';

const send = (as: string, method: Method, url: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/admin${url}`,
    headers: { authorization: `Bearer ${as}` },
    ...(payload && { payload }),
  });

async function begin(as: string, list: string): Promise<AdminExport> {
  const answer = await send(as, 'POST', `/${list}`, { reason: 'a test of exports' });
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json().value;
}

async function own(as: string): Promise<AdminExport[]> {
  return (await send(as, 'GET', '/exports')).json().value.list;
}

const download = (as: string, { id }: AdminExport) => send(as, 'POST', `/exports/${id}/file`);

async function work(): Promise<void> {
  const { connectionString } = brand.pool.options as { connectionString: string };
  const { jobs = [] } = composed.modules.find(({ name }) => name === 'exports')!;
  runner = await runJobs(connectionString, jobs, brand.deps.log, brand.deps.metrics, PACE);
}

const ended = (as: string) =>
  vi.waitFor(
    async () => {
      const [latest] = await own(as);
      expect(latest!.state).not.toBe('running');
      return latest!;
    },
    { timeout: 120_000, interval: 200 },
  );

async function logged(action: string): Promise<object[]> {
  const { rows } = await brand.pool.query<{ detail: object; reason: string | null; by: string }>(
    `SELECT detail, reason, staff.username(staff_id) AS by FROM staff.access_log WHERE action = $1 ORDER BY number`,
    [action],
  );
  return rows;
}

const linesOf = (file: string): string[] => file.trimEnd().split('\r\n');

test(
  'a worker that is killed in the middle of 100,000 rows loses none and writes none twice',
  { timeout: 180_000 },
  async () => {
    const begun = await begin('noy', 'members/export');
    const { connectionString } = brand.pool.options as { connectionString: string };
    const program = path.join(import.meta.dirname, 'testing/doomed-export-process.ts');
    worker = fork(program, [connectionString, JSON.stringify(PACE)], { stdio: 'ignore' });
    await once(worker, 'message');
    worker.kill('SIGKILL');
    expect(await own('noy')).toMatchObject([{ id: begun.id, state: 'running', rows: 4000 }]);

    await work();
    expect(await ended('noy')).toMatchObject({ state: 'done', rows: MEMBERS, whole: true });
    const [head, ...lines] = linesOf((await download('noy', begun)).body);
    expect(head!.replace('\uFEFF', '')).toBe(
      'id,username,nickname,status,locks,tags,cash,bonus,currency,language,registeredAt (Asia/Vientiane)',
    );
    const names = new Set(lines.map((line) => line.split(',')[1]).filter((name) => name?.startsWith('many')));
    expect(names.size).toBe(MEMBERS);
    expect(lines.filter((line) => line.includes(',many42,'))).toEqual([
      expect.stringMatching(/^\d+,many42,,active,,,0\.00,0\.00,LAK,lo,2026-06-02 00:30:05$/),
    ]);
  },
);

test('a file has what the list is narrowed to, and no cell is a formula', async () => {
  await work();
  const suspended = await begin('noy', 'members/export?status=suspended&by=name&search=many');
  expect(await ended('noy')).toMatchObject({ rows: MEMBERS / 100 });
  expect(linesOf((await download('noy', suspended)).body)).toHaveLength(1 + MEMBERS / 100);
  for (const [name, cell] of [
    ['many7', `many7,'=1+1,`],
    ['many8', `many8,"ນ້ອຍ, ""Noy""\nline",`],
  ] as const) {
    const one = await begin('noy', `members/export?search=${name}&by=name`);
    await ended('noy');
    expect((await download('noy', one)).body).toContain(cell);
  }
});

test('every list can be exported, also where it has no rows', async () => {
  await work();
  for (const list of ['deposits', 'withdrawals', 'audit']) {
    const begun = await begin('noy', `${list}/export`);
    expect(await ended('noy')).toMatchObject({ list, state: 'done' });
    const answer = await download('noy', begun);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(new RegExp(`filename="${list}-[\\d-]+\\.csv"`));
    expect(linesOf(answer.body)[0]).toContain('id,');
  }
});

test('an employee has one export at a time, and can end it', async () => {
  const begun = await begin('noy', 'members/export');
  const second = await send('noy', 'POST', '/audit/export', { reason: 'one more' });
  expect(second.json()).toMatchObject({ code: 'EXPORT_RUNNING' });
  await begin('keo', 'audit/export');
  expect((await send('keo', 'DELETE', `/exports/${begun.id}`)).json()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await send('noy', 'DELETE', `/exports/${begun.id}`)).json().value).toMatchObject({ state: 'cancelled' });
  expect((await send('noy', 'DELETE', `/exports/${begun.id}`)).json()).toMatchObject({ code: 'NOT_POSSIBLE' });
  await begin('noy', 'audit/export');
  await work();
  await ended('noy');
  expect((await own('noy')).map(({ state, rows }) => [state, rows > 0])).toEqual([
    ['done', true],
    ['cancelled', false],
  ]);
  expect(await logged('export_cancelled')).toMatchObject([{ by: 'noy', detail: { list: 'members' } }]);
});

test('a file is its employee’s alone, for a day; each download is recorded', async () => {
  await work();
  const begun = await begin('noy', 'audit/export?action=export_started');
  await ended('noy');
  expect((await download('keo', begun)).json()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await download('noy', begun)).statusCode).toBe(200);
  const [entry] = (await logged('export_downloaded')).slice(-1);
  expect(entry).toMatchObject({ by: 'noy', detail: { export: begun.id, list: 'audit' } });
  expect((await logged('export_started')).at(-1)).toMatchObject({
    reason: 'a test of exports',
    detail: { list: 'audit', filter: { action: 'export_started' } },
  });

  ahead = { hours: 25 };
  expect((await download('noy', begun)).json()).toMatchObject({ code: 'NOT_FOUND' });
  const { jobs = [] } = composed.modules.find(({ name }) => name === 'exports')!;
  await jobs.find(({ name }) => name === 'exports_drop_old')!.run({});
  expect(await own('noy')).toEqual([]);
});

test('whoever loses the right meanwhile gets nothing', async () => {
  const roles = (username: string, role: string) =>
    inTransaction(brand.pool, async (tx) => {
      await tx.query('SET LOCAL ROLE NONE');
      await tx.query(
        `UPDATE staff.staff_role SET role = $2 WHERE staff_id = (SELECT id FROM staff.staff WHERE username = $1)`,
        [username, role],
      );
    });
  const running = await begin('boun', 'members/export');
  await roles('boun', 'content');
  await work();
  expect(await ended('boun')).toMatchObject({ state: 'failed', fault: 'right_lost', keptUntil: null });
  expect((await download('boun', running)).json()).toMatchObject({ code: 'NOT_FOUND' });

  await roles('boun', 'auditor');
  const finished = await begin('boun', 'audit/export');
  await ended('boun');
  await roles('boun', 'content');
  expect((await download('boun', finished)).json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('an export that fails again and again at one place ends, and keeps nothing', async () => {
  const { jobs = [] } = composed.modules.find(({ name }) => name === 'exports')!;
  const { run } = jobs.find(({ name }) => name === 'exports_write')!;
  const begun = await begin('noy', 'members/export');
  // A filter that no longer fits its list, as after a release.
  await brand.pool.query(`UPDATE exports.file SET filter = '{"status": "gone"}' WHERE id = $1`, [begun.id]);
  for (let time = 0; time < 5; time += 1) await expect(run({ id: begun.id })).rejects.toThrow();
  await run({ id: begun.id });
  expect(await own('noy')).toMatchObject([{ state: 'failed', fault: 'server', rows: 0, keptUntil: null }]);
});
