import type { LiveEvent } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createLog } from '../../../platform/log.ts';
import { ZONE } from '../../agents/testing/world.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { statementAfter } from '../../ledger/index.ts';
import { createRecords } from '../../records/index.ts';
import { createTeamWorld, type TeamWorld } from '../../records/testing/team-world.ts';
import { createTurnover, type Turnover } from '../../turnover/index.ts';
import { stakedBetween } from '../../vendors/index.ts';
import { compose } from '../../vendors/testing/compose.ts';
import { operatorKeys } from '../../vendors/testing/world.ts';
import type { Game } from '../domain/game.ts';
import { type Draw, insertDraw, selectDraw } from '../draws.repo.ts';
import { insertGame } from '../games.repo.ts';
import type { Lottery } from '../index.ts';
import { lotteryOn } from './compose.ts';
import { laoResult, testGame } from './games.ts';

/** An agent, a member of their team who plays lottery, and all sources of its reports. */
export type LotteryReportsWorld = {
  agents: TeamWorld;
  lottery: Lottery;
  turnover: Turnover;
  agentId: string;
  playerId: string;
  /** A Lao game of one of the lobby's vendors, and a draw of it. */
  addDraw: (vassalage: Game['vassalage']) => Promise<{ game: Game; draw: Draw }>;
  bet: (
    game: Game,
    draw: Draw,
    number: string,
    multiplier: number,
  ) => Promise<{ id: string; tickets: readonly { id: string }[] }>;
  /** Lets two employees enter a result, the first or another. */
  settle: (game: Game, draw: Draw, top: string) => Promise<void>;
  void: (draw: Draw) => Promise<void>;
  /** A call of the member's own site. */
  ask: (path: string) => Promise<any>;
  /** A report of the member's agent. */
  askTeam: (path: string) => Promise<any>;
  /** A deposit of the member's, all of which must be wagered. */
  deposit: (amount: string) => Promise<void>;
  close: () => Promise<void>;
};

const categoryOf = { TCG_LOTTO_VN: 'LOTT', TCG_SEA: 'LOTT', LOTT: 'LOTT', ELOTT: 'ELOTT' } as const;

export async function createLotteryReportsWorld(): Promise<LotteryReportsWorld> {
  const agents = await createTeamWorld(systemClock.now().toString(), (rounds) => lottery.tickets.ofRounds(rounds));
  const { pool, ledger, figures, members } = agents;
  await agents.owner(
    `INSERT INTO vendors.vendor (code, dialect, credential, created_at)
     SELECT code, 'hub88', '', now() FROM unnest(ARRAY['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']) AS code`,
  );
  const agentId = await agents.addMember();
  const playerId = await agents.addMember(agentId, { cash: '10000', type: 0 });
  const events: LiveEvent[] = [];
  const lottery = lotteryOn(pool, { feeds: [null, null], told: [], events });
  const { app, vendors } = await compose({
    pool,
    clock: systemClock,
    live: { publish: () => undefined },
    authenticateMember: async () => ({
      kind: 'member',
      memberId: playerId,
      sessionId: '1',
      type: 0,
      isTrial: false,
      isAgent: false,
    }),
    operatorKey: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const played = (vassalage: string, gameCode: string) =>
    ({
      nodeId: 1n,
      name: gameCode,
      nameLo: null,
      nameCn: null,
      category: categoryOf[vassalage as 'LOTT'],
    }) as CatalogueGame;
  const records = createRecords(
    { pool, clock: systemClock, log: createLog('silent', 'test') },
    {
      brand: async () => ({ defaultLanguage: 'en', timeZone: ZONE, currency: 'LAK' }),
      members,
      figures,
      ledger,
      statementAfter,
      vendors,
      findGame: async (vassalage, gameCode) => played(vassalage, gameCode),
      findVendor: async () => null,
      listVendors: async () => [],
      playedGame: played,
      searchGames: async () => [],
      describers: {},
      ticketsOf: (rounds) => lottery.tickets.ofRounds(rounds),
      teams: agents.agents.teams,
      agentExports: agents.agents.files,
    },
  );
  await records.routes!(app);
  const rules = async () => ({ factorPercent: 100, nearNothing: 0n });
  const turnover = createTurnover({ clock: systemClock, ledger, stakedBetween, rules });
  let games = 0;
  let deposits = 0;

  const valueOf = (answer: { status: number; value: unknown }) => {
    if (answer.status !== 200) throw new Error(`HTTP ${answer.status}: ${JSON.stringify(answer)}`);
    return answer.value;
  };
  const lock = async (id: bigint) => {
    if ((await selectDraw(pool, id))!.phase === 'open') await lottery.draws.lock(id, true);
    await lottery.draws.takeOn(id);
  };

  return {
    agents,
    lottery,
    turnover,
    agentId,
    playerId,
    addDraw: async (vassalage) => {
      games += 1;
      const game = testGame({ code: `${vassalage.toLowerCase().replaceAll('_', '-')}-${games}`, vassalage });
      await inTransaction(pool, (tx) => insertGame(tx, { ...game, sort: games }));
      lottery.games.forget();
      const closesAt = systemClock.now().add({ hours: 1 });
      const times = { opensAt: systemClock.now(), closesAt, drawsAt: closesAt };
      const made = { gameCode: game.code, number: '202601010001', ...times, chainId: null, chainIndex: null };
      await inTransaction(pool, (tx) => insertDraw(tx, made));
      const found = await pool.query<{ id: bigint }>('SELECT id FROM lottery.draw WHERE game_code = $1', [game.code]);
      return { game: await lottery.games.byCode(game.code), draw: (await selectDraw(pool, found.rows[0]!.id))! };
    },
    bet: (game, draw, number, multiplier) =>
      lottery.slips.place({
        memberId: playerId,
        nonce: crypto.randomUUID(),
        gameCode: game.code,
        revision: game.revision,
        draws: [{ id: String(draw.id), times: 1 }],
        stopOnWin: false,
        bets: [{ play: 'top2', choice: { rows: [[number]] }, unit: 'yuan', multiplier }],
      }),
    settle: async (game, draw, top) => {
      await lock(draw.id);
      for (const person of ['staff:vilay', 'staff:noy'])
        await lottery.draws.results.type(draw.id, game, laoResult(top), person);
      await lottery.draws.takeOn(draw.id);
    },
    void: async (draw) => {
      await lock(draw.id);
      await lottery.draws.results.void(draw.id, 'test', 'staff:vilay');
      await lottery.draws.takeOn(draw.id);
    },
    ask: async (path) => {
      const headers = { authorization: 'Bearer any', 'x-language': 'en' };
      const response = await app.inject({ method: 'GET', url: `/api/records/${path}`, headers });
      return valueOf({ status: response.statusCode, ...JSON.parse(response.body) });
    },
    askTeam: async (path) => {
      agents.setClock(systemClock.now().add({ seconds: 1 }));
      return valueOf(await agents.call(`a${agentId}`, 'GET', `/api/agents/reports/${path}`));
    },
    deposit: (amount) =>
      inTransaction(pool, async (tx) => {
        deposits += 1;
        const cause = `deposit:${deposits}`;
        await turnover.noteMoney(tx, { memberId: playerId, cause, amount: parseAmount(amount), currency: 'LAK' });
      }),
    close: async () => {
      await lottery.slips.drain();
      await app.close();
      await agents.close();
    },
  };
}
