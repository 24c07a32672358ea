import { contractSwitches } from '@champa/contract';
import type { Deps } from '../module.ts';
import { createAgents } from '../modules/agents/index.ts';
import { createFigures } from '../modules/figures/index.ts';
import { statementAfter } from '../modules/ledger/index.ts';
import { createRecords } from '../modules/records/index.ts';
import type { Base } from './base.ts';
import type { Games } from './games.ts';
import type { Later } from './later.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

export type Reports = ReturnType<typeof composeReports>;

type Around = { base: Base; people: People; games: Games; money: Money; later: Later };

/** What is reckoned from play: figures, records of members, and agents with their teams and contracts. */
export function composeReports(deps: Deps, around: Around) {
  const { base, games, money, later } = around;
  const { catalogue, vendors } = games;
  const figures = createFigures(deps, { timeZone: base.timeZone });
  const agents = composeAgents(deps, around, figures);
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
    describers: {
      deposit: money.cashier.describeDeposits,
      correction: money.cashier.describeCorrections,
      withdrawal: money.withdrawals.describe,
      gift: (ids, language) => later().rewards.titlesOf(ids, language),
    },
  });
  base.facts.follow({ name: 'agents', ...agents.recruits.deposits });
  return { figures, agents, records };
}

function composeAgents(deps: Deps, { base, people, games, later }: Around, figures: ReturnType<typeof createFigures>) {
  const { brand, inbox, ledger, members, secrets, setting, site, wallet } = base;
  const { catalogue, vendors } = games;
  return createAgents(deps, {
    members,
    figures,
    brand,
    isOffered: setting(({ whitelabel }) => whitelabel.AGENTPOLICY3),
    isKindOffered: async (kind) => (await site.settings.get()).whitelabel[contractSwitches[kind]] === true,
    tell: inbox.tell,
    tellAll: inbox.tellAll,
    balanceOf: wallet.balanceOf,
    secrets,
    identity: people.identity,
    registerRules: setting(({ registerCentre }) => registerCentre),
    origins: setting(({ domainRoute }) => [deps.config.PUBLIC_URL, ...domainRoute]),
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
      describe: (references, language) => later().records.describe(references, language),
    },
  });
}
