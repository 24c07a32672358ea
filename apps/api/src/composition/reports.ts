import { contractSwitches } from '@champa/contract';
import type { Deps } from '../module.ts';
import { createAgents } from '../modules/agents/index.ts';
import { nameIn } from '../modules/catalogue/index.ts';
import { createDashboard } from '../modules/dashboard/index.ts';
import { depositsEndedSince, depositsLately, oldestDepositInReview } from '../modules/deposits/index.ts';
import { createFigures } from '../modules/figures/index.ts';
import { statementAfter } from '../modules/ledger/index.ts';
import { openDifferences } from '../modules/reconciliation/index.ts';
import { contractBeginnings, createRecords, familyOf } from '../modules/records/index.ts';
import { createTitles } from '../modules/rewards/index.ts';
import { oldestWithdrawal, payoutsLately, payoutsSince } from '../modules/withdrawals/index.ts';
import type { Base } from './base.ts';
import type { Games } from './games.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

export type Reports = ReturnType<typeof composeReports>;

type Around = { base: Base; people: People; games: Games; money: Money };
type Figures = ReturnType<typeof createFigures>;

/** Figures of play and money, agents with their contracts, and the records of members and teams. */
export function composeReports(deps: Deps, around: Around) {
  const { base } = around;
  const figures = createFigures(deps, { timeZone: base.timeZone });
  const agents = composeAgents(deps, around, figures);
  const records = composeRecords(deps, around, { figures, agents });
  base.facts.follow({ name: 'agents', ...agents.recruits.deposits });
  const dashboard = composeDashboard(deps, around, figures);
  base.facts.follow({ name: 'dashboard', ...dashboard.milestones });
  return { figures, agents, records, dashboard };
}

function composeAgents(deps: Deps, { base, people }: Around, figures: Figures) {
  const { brand, inbox, members, setting, wallet } = base;
  return createAgents(deps, {
    members,
    figures,
    brand,
    isOffered: setting(({ whitelabel }) => whitelabel.AGENTPOLICY3),
    isKindOffered: (kind) => setting(({ whitelabel }) => whitelabel[contractSwitches[kind]] === true)(),
    tell: inbox.tell,
    tellAll: inbox.tellAll,
    balanceOf: wallet.balanceOf,
    agreements: people.agreements,
    openedAccounts: people.registration.openedAccounts,
    hasPaymentPassword: people.credentials.hasPaymentPassword,
    requirePaymentPassword: people.credentials.requirePaymentPassword,
    spend: people.throttle.allowances.spend,
    guard: base.approvals.guard,
    record: base.recordByHand,
    registerRules: setting(({ registerCentre }) => registerCentre),
  });
}

type Counted = { figures: Figures; agents: ReturnType<typeof createAgents> };

function composeRecords(deps: Deps, { base, games, money }: Around, { figures, agents }: Counted) {
  const { catalogue, lottery, vendors } = games;
  return createRecords(deps, {
    brand: base.brand,
    members: base.members,
    figures,
    ledger: base.ledger,
    statementAfter,
    vendors,
    findGame: catalogue.findGameByCode,
    findVendor: catalogue.findVendor,
    listVendors: catalogue.listVendors,
    playedGame: catalogue.playedGame,
    searchGames: catalogue.searchGames,
    describers: {
      deposit: money.deposits.describeDeposits,
      correction: base.corrections.describe,
      withdrawal: money.withdrawals.describe,
      gift: createTitles(deps.pool),
    },
    ticketsOf: lottery.tickets.ofRounds,
    teams: agents.teams,
    agentExports: agents.files,
  });
}

function composeDashboard(deps: Deps, { base, games }: Around, figures: Figures) {
  const { catalogue, vendors } = games;
  return createDashboard(deps, {
    figures,
    brand: base.brand,
    defaultLanguage: base.defaultLanguage,
    familyOf: (kind) =>
      contractBeginnings.some((beginning) => kind.startsWith(beginning)) ? 'commission' : familyOf(kind),
    async nameGames(played, language) {
      const [listed, known] = await Promise.all([catalogue.listVendors(), vendors.service.list()]);
      return played.map(({ vendorId, gameCode }) => {
        const vendor = known.find(({ id }) => id === vendorId)?.code ?? String(vendorId);
        const game = catalogue.playedGame(vendor, gameCode);
        return {
          vendor,
          vendorName: listed.find(({ vassalage }) => vassalage === vendor)?.displayName ?? vendor,
          gameName: game ? nameIn(game, language) : gameCode,
          area: game?.gameType ?? null,
          theoretical: game?.rtp ?? null,
        };
      });
    },
    vendorId: async (code) => (await vendors.service.list()).find((one) => one.code === code)?.id ?? null,
    roundsById: vendors.roundsById,
    winsOfVendor: vendors.winsOfVendor,
    gameName: (vassalage, gameCode, language) => games.names(language).game(vassalage, gameCode),
    usernames: (ids) => base.members.usernames(deps.pool, ids),
    record: base.recordByHand,
    thresholds: base.setting(({ alerts }) => alerts),
    callsSince: vendors.callsSince,
    depositsSince: depositsEndedSince,
    payoutsSince,
    largeWin: base.setting(({ happenings }) => happenings.largeWin),
    largeWins: vendors.largeWins,
    depositsLately,
    payoutsLately,
    oldestDeposit: oldestDepositInReview,
    openDifferences,
    oldestWithdrawal,
    async theoretical({ vendorId, gameCode }) {
      const vendor = (await vendors.service.list()).find(({ id }) => id === vendorId)?.code;
      const game = vendor === undefined ? null : catalogue.playedGame(vendor, gameCode);
      return game?.rtp ? { game: `${vendor} ${game.name}`, rtp: game.rtp } : null;
    },
  });
}
