import { favouriteList, recentList } from '@champa/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_FAVOURITES } from './favourites.service.ts';
import { MOST_RECENT } from './recents.service.ts';
import { createMyGamesWorld, type MyGamesWorld } from './testing/world.ts';

type List = { ids: string[]; content: { nodeId: string }[]; list: { nodeId: string }[]; totalPages: number };

let world: MyGamesWorld;
let owner: pg.Client;
let nodes: string[];
let memberId: string;

beforeAll(async () => {
  world = await createMyGamesWorld();
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  nodes = [];
  for (const code of ['gold', 'tiger', 'reef']) nodes.push(await world.addGame('NAGASPIN', code));
  nodes.push(await world.addGame('NAGASPIN', 'table', { gameType: 'LIVE', nameCn: '百家乐' }));
});

afterAll(async () => {
  await owner.end();
  await world.close();
});

beforeEach(async () => {
  memberId = (await world.addPlayer()).memberId;
  world.as(memberId);
});

function add(nodeId: string) {
  return world.call('POST', '/api/favourites', { nodeId, vendor: 'NAGASPIN', gameType: 'RNG' });
}

async function ids(): Promise<string[]> {
  return (await world.call<List>('GET', '/api/favourites/ids')).value.ids;
}

async function list(query = ''): Promise<string[]> {
  const { value } = await world.call<List>('GET', `/api/favourites?${query}`);
  expect(favouriteList.value.parse(value)).toEqual(value);
  return value.content.map(({ nodeId }) => nodeId);
}

async function recent(query = ''): Promise<string[]> {
  const { value } = await world.call<List>('GET', `/api/games/recent?${query}`);
  expect(recentList.value.parse(value)).toEqual(value);
  return value.list.map(({ nodeId }) => nodeId);
}

async function plan(sql: string): Promise<string> {
  const { rows } = await owner.query<Record<string, string>>(`EXPLAIN ${sql}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('favourites', () => {
  test('are listed newest first, once each, and can be removed', async () => {
    for (const node of [nodes[0]!, nodes[2]!, nodes[0]!]) expect((await add(node)).status).toBe(200);
    expect(await ids()).toEqual([nodes[2], nodes[0]]);
    expect(await list()).toEqual([nodes[2], nodes[0]]);
    for (let times = 0; times < 2; times++) {
      expect((await world.call('DELETE', `/api/favourites/${nodes[2]}`)).status).toBe(200);
    }
    expect(await ids()).toEqual([nodes[0]]);
  });

  test('added a hundred times at once are stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => add(nodes[1]!)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ids()).toEqual([nodes[1]]);
  });

  test('of unknown games are refused, however many requests come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => add(String(5_000_000 + n))));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['GAME_NOT_FOUND']));
  });

  test('are at most 999, however many are added at once; an existing one may be added again', async () => {
    await owner.query(
      `INSERT INTO my_games.favourite SELECT $1, 1000000 + n, now() FROM generate_series(1, $2::integer) AS n`,
      [memberId, MOST_FAVOURITES - 1],
    );
    const answers = await Promise.all(nodes.map(add));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_FAVOURITES')).toHaveLength(nodes.length - 1);
    const kept = (await ids()).find((id) => nodes.includes(id))!;
    expect((await add(kept)).status).toBe(200);
    expect(await ids()).toHaveLength(MOST_FAVOURITES);
  });

  test('are listed by pages, by type and by vendor, in the visitor’s language', async () => {
    for (const node of nodes) await add(node);
    expect(await list('pageSize=3')).toEqual([nodes[3], nodes[2], nodes[1]]);
    expect(await list('pageSize=3&pageNo=2')).toEqual([nodes[0]]);
    expect(await list('pageSize=3&pageNo=9')).toEqual([]);
    expect(await list('gameType=LIVE')).toEqual([nodes[3]]);
    expect(await list('vassalage=NOBODY')).toEqual([]);
    const { value } = await world.call<{ content: object[]; pageNum: number; totalPages: number }>(
      'GET',
      '/api/favourites?language=cn&pageSize=3',
    );
    expect(value).toMatchObject({ pageNum: 1, totalPages: 2 });
    expect(value.content[0]).toMatchObject({ gameName: '百家乐' });
  });

  test('that are switched off are not listed, but stay stored', async () => {
    const node = await world.addGame('NAGASPIN', 'passing');
    await add(node);
    await add(nodes[0]!);
    await owner.query('UPDATE catalogue.game SET enabled = false WHERE node_id = $1', [node]);
    await world.see();
    expect(await list()).toEqual([nodes[0]]);
    expect(await ids()).toEqual([nodes[0], node]);
    expect((await add(node)).code).toBe('GAME_NOT_FOUND');
    await owner.query('UPDATE catalogue.game SET enabled = true WHERE node_id = $1', [node]);
    await world.see();
    expect(await list()).toEqual([nodes[0], node]);
  });

  test('are each member’s own', async () => {
    await add(nodes[0]!);
    world.as((await world.addPlayer()).memberId);
    expect(await ids()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('are refused to visitors and trial users, and for unknown games', async () => {
    expect((await add('999999999')).code).toBe('GAME_NOT_FOUND');
    for (const nodeId of ['0', '-1', 'x', '9223372036854775808']) {
      expect((await add(nodeId)).code).toBe('VALIDATION');
      expect((await world.call('DELETE', `/api/favourites/${nodeId}`)).code).toBe('VALIDATION');
    }
    expect((await world.call('DELETE', '/api/favourites/9223372036854775807')).status).toBe(200);
    world.as(memberId, 4);
    expect((await add(nodes[0]!)).code).toBe('TRUE_ACCOUNT_REQUIRED');
    expect((await world.call('DELETE', `/api/favourites/${nodes[0]}`)).code).toBe('TRUE_ACCOUNT_REQUIRED');
    expect(await ids()).toEqual([]);
    world.signIn(null);
    expect((await add(nodes[0]!)).code).toBe('NOT_LOGGED_IN');
  });

  test('are found by the primary key', async () => {
    await owner.query(
      `INSERT INTO my_games.favourite SELECT 1000 + n / 20, n, now() FROM generate_series(1, 20000) AS n`,
    );
    await owner.query('ANALYZE my_games.favourite');
    expect(await plan('SELECT node_id FROM my_games.favourite WHERE member_id = 1007')).toContain('favourite_pkey');
  });
});

describe('recent games', () => {
  async function open(nodeId: string): Promise<void> {
    world.recents.note(memberId, nodeId);
    await world.recents.drain();
  }

  test('are listed last opened first, each once', async () => {
    for (const node of [nodes[0]!, nodes[1]!, nodes[3]!, nodes[0]!]) await open(node);
    expect(await recent()).toEqual([nodes[0], nodes[3], nodes[1]]);
    expect(await recent('pageSize=2&page=2')).toEqual([nodes[1]]);
    expect(await recent('gameType=LIVE')).toEqual([nodes[3]]);
    world.as((await world.addPlayer()).memberId);
    expect(await recent()).toEqual([]);
  });

  test('opened many at once are all noted', async () => {
    for (const node of nodes) world.recents.note(memberId, node);
    for (const node of nodes) world.recents.note(memberId, node);
    await world.recents.drain();
    expect((await recent()).toSorted()).toEqual(nodes.toSorted());
  });

  test('are deleted beyond the newest hundred', async () => {
    await owner.query(
      `INSERT INTO my_games.recent
       SELECT $1, 2000000 + n, now() - make_interval(mins => n) FROM generate_series(1, $2::integer) AS n`,
      [memberId, MOST_RECENT + 20],
    );
    await open(nodes[0]!);
    await open(nodes[0]!);
    const { rows } = await owner.query<{ node_id: string }>(
      'SELECT node_id FROM my_games.recent WHERE member_id = $1 ORDER BY opened_at DESC',
      [memberId],
    );
    expect(rows.map((row) => row.node_id)).toEqual([
      nodes[0],
      ...Array.from({ length: MOST_RECENT - 1 }, (_, index) => String(2_000_001 + index)),
    ]);
  });

  test('that cannot be noted do not disturb the launch', async () => {
    await owner.query('REVOKE INSERT ON my_games.recent FROM champa_app');
    await expect(open(nodes[0]!)).resolves.toBeUndefined();
    await owner.query('GRANT INSERT ON my_games.recent TO champa_app');
    expect(await recent()).toEqual([]);
  });
});
