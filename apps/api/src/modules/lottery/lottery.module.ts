import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { repeat, type Repeating } from '../../platform/repeat.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Guard } from '../approvals/index.ts';
import type { StakeLimit } from '../limits/index.ts';
import { createResultFeed, type ResultFeed } from './adapters/result-feed/result-feed.ts';
import { type ChainService, createChainService } from './chains.service.ts';
import { createDrawService, type DrawService } from './draws.service.ts';
import { updateVendors } from './games.repo.ts';
import { createGameService, type GameService } from './games.service.ts';
import { createLotteryAdmin, type LotteryAdmin } from './lottery.admin.ts';
import { lotteryAdminRoutes } from './lottery.admin.routes.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import { seedDemoLottery } from './lottery.seed.ts';
import { createRiskService, type RiskService } from './risk.service.ts';
import { createSettleService, type SettleService, type Told } from './settle.service.ts';
import { createSlipService, type SlipService } from './slips.service.ts';
import { createTicketService, type TicketService } from './tickets.service.ts';
import { createStaffLottery, drawsExport } from './lottery.staff.ts';
import { createViewService, type ViewService } from './views.service.ts';

/** Results are there within a second of a draw: due draws are looked for about this often. */
const DRAW_EVERY_MS = 250;
const PLAN_EVERY_MS = 20_000;
/** Draws that wait for their sources are looked for this often; each is queried less often. */
const ASK_EVERY_MS = 1000;
const LOOK_EVERY_MS = 10_000;

type Brand = { currency: string; timeZone: string; defaultLanguage: Language };

export type LotteryNeeds = {
  secrets: SecretBox;
  brand: () => Promise<Brand>;
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
  /** What limits a member's stakes now. */
  stakeLimits: (db: ReadHandle, memberId: string) => Promise<readonly StakeLimit[]>;
  tell: (tx: WriteHandle, message: Told) => Promise<unknown>;
  /** The vendors whose cards the lobby's lottery category has. */
  cards: () => Promise<readonly string[]>;
  record: RecordByHand;
  guard: Guard;
  /** The sources of results from outside; two at least, or staff types them. */
  feeds?: readonly ResultFeed[];
  lookEveryMs?: number;
  betsAtATime?: number;
};

export type Lottery = Module & {
  admin: LotteryAdmin;
  games: GameService;
  draws: DrawService;
  chains: ChainService;
  slips: SlipService;
  settling: SettleService;
  risk: RiskService;
  tickets: TicketService;
  views: ViewService;
  /** Adds the demo's games. Runs at every start; existing ones stay. */
  seedDemo: (player: { memberId: string } | null) => Promise<void>;
};

/** Lottery: games, draws, members' slips, and what a draw pays. */
export function createLottery(deps: Deps, needs: LotteryNeeds): Lottery {
  const { pool, log, live, config } = deps;
  const { brand, secrets, requirePlay, stakeLimits, tell, cards, record, guard } = needs;
  const currency = async () => (await brand()).currency;
  const timeZone = async () => (await brand()).timeZone;
  const feeds = needs.feeds ?? sourcesOf(config.LOTTERY_SOURCES).map(createResultFeed);
  const games = createGameService({ pool });
  const chains = createChainService({ pool, secrets });
  const slips = createSlipService({ pool, live, games, currency, requirePlay, stakeLimits });
  const settling = createSettleService({ pool, live, games, slips, currency, tell, ...sizeOf(needs) });
  const lookEveryMs = needs.lookEveryMs ?? LOOK_EVERY_MS;
  const draws = createDrawService({ pool, log, games, chains, feeds, settling, timeZone, lookEveryMs });
  const views = createViewService({ pool, games, chains, brand, cards });
  const tickets = createTicketService({ pool, games, currency });
  const defaultLanguage = async () => (await brand()).defaultLanguage;
  const admin = createLotteryAdmin({ pool, games, draws, settling, chains, record, guard });
  const staff = createStaffLottery({ pool, games, chains, brand });
  let running: Repeating[] = [];

  return {
    name: 'lottery',
    admin,
    games,
    draws,
    chains,
    slips,
    settling,
    tickets,
    views,
    risk: createRiskService({ pool }),
    seedDemo: (player) => seedDemoLottery({ pool, games, draws, chains, slips }, player),
    adminRoutes: (app) => lotteryAdminRoutes(app, { admin, staff }),
    exports: [drawsExport(staff.draws)],
    routes: (app) => lotteryRoutes(app, { slips, tickets, views, defaultLanguage }),
    // Servers draw each second; without one, a worker does each minute.
    jobs: [
      { name: 'lottery_plan', cron: '* * * * *', run: planAll },
      { name: 'lottery_draw', cron: '* * * * *', run: draws.advance },
    ],
    start: async () => {
      const onError = (error: unknown) => log.error({ err: error }, 'lottery work failed');
      running = [
        repeat(planAll, { everyMs: PLAN_EVERY_MS, onError }),
        repeat(draws.move, { everyMs: DRAW_EVERY_MS, onError }),
        repeat(draws.ask, { everyMs: ASK_EVERY_MS, onError }),
      ];
    },
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()));
      await slips.drain();
    },
  };

  async function planAll(): Promise<void> {
    await inTransaction(pool, updateVendors);
    await draws.planAll();
  }
}

function sizeOf({ betsAtATime }: LotteryNeeds): { betsAtATime?: number } {
  return betsAtATime === undefined ? {} : { betsAtATime };
}

function sourcesOf(urls: string): string[] {
  return urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
}
