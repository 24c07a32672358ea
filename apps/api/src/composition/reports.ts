import { contractSwitches } from '@champa/contract';
import type { Deps } from '../module.ts';
import { createAgents } from '../modules/agents/index.ts';
import { createFigures } from '../modules/figures/index.ts';
import { statementAfter } from '../modules/ledger/index.ts';
import { createDescribe, createRecords, type DescribeCauses } from '../modules/records/index.ts';
import { createTitles } from '../modules/rewards/index.ts';
import type { Base } from './base.ts';
import type { Games } from './games.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

export type Reports = ReturnType<typeof composeReports>;

type Around = { base: Base; people: People; games: Games; money: Money };

/** What is computed from play: figures, records of members, and agents with their teams and contracts. */
export function composeReports(deps: Deps, around: Around) {
  const { base, games, money } = around;
  const { catalogue, vendors } = games;
  const figures = createFigures(deps, { timeZone: base.timeZone });
  const describe = createDescribe({
    pool: deps.pool,
    roundsById: vendors.roundsById,
    findGame: catalogue.findGameByCode,
    describers: {
      deposit: money.deposits.describeDeposits,
      correction: base.corrections.describe,
      withdrawal: money.withdrawals.describe,
      gift: createTitles(deps.pool),
    },
  });
  const agents = composeAgents(deps, around, { figures, describe });
  const records = createRecords(deps, {
    team: agents.reports.exports,
    site: base.site,
    figures,
    ledger: base.ledger,
    statementAfter,
    vendors,
    findGame: catalogue.findGameByCode,
    findVendor: catalogue.findVendor,
    playedGame: catalogue.playedGame,
    searchGames: catalogue.searchGames,
    describe,
  });
  base.facts.follow({ name: 'agents', ...agents.recruits.deposits });
  return { figures, agents, records };
}

type Told = { figures: ReturnType<typeof createFigures>; describe: DescribeCauses };

function composeAgents(deps: Deps, { base, people, games }: Around, { figures, describe }: Told) {
  const { brand, inbox, ledger, members, setting, wallet } = base;
  const { catalogue, vendors } = games;
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
    record: base.recordByHand,
    registerRules: setting(({ registerCentre }) => registerCentre),
    reports: {
      ledger,
      statementAfter,
      figures,
      callsOf: vendors.rounds.calls,
      vendors: vendors.service.list,
      playedGame: catalogue.playedGame,
      searchGames: catalogue.searchGames,
      findGame: catalogue.findGameByCode,
      findVendor: catalogue.findVendor,
      listVendors: catalogue.listVendors,
      describe,
    },
  });
}
