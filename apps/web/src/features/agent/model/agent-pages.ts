import type { MessageId } from '@champa/i18n';
import type { LinkProps } from '@tanstack/react-router';
import type { AgentIconName } from '../components/agent-icon.tsx';

/** The groups of the agent centre's navigation. */
export const agentGroups = ['now', 'team', 'income', 'own'] as const;
export type AgentGroup = (typeof agentGroups)[number];

export type AgentPage = {
  path: Extract<LinkProps['to'], `/agent${string}`>;
  icon: AgentIconName;
  label: MessageId;
  group: AgentGroup;
  /** The brand's switch that the page needs. */
  needs?: string;
  /** The label in the bottom navigation on phones, where room is short. */
  short?: MessageId;
};

/** The pages of the agent centre (specification, section 2), in the order of its navigation. */
export const agentPages = [
  { path: '/agentHome', icon: 'home', label: 'agent_nav_home', group: 'now', short: 'agent_nav_home' },
  {
    path: '/agent/agentTeamOverview',
    icon: 'chart',
    label: 'agent_nav_overview',
    group: 'now',
    short: 'agent_nav_overview_short',
  },
  { path: '/agent/agentAnnouncement', icon: 'megaphone', label: 'agent_nav_announcements', group: 'now' },
  { path: '/agent/registerCenter', icon: 'link', label: 'agent_nav_register', group: 'team' },
  {
    path: '/agent/downlineManagmentView',
    icon: 'people',
    label: 'agent_nav_downlines',
    group: 'team',
    short: 'agent_nav_downlines_short',
  },
  { path: '/agent/agentTransfer', icon: 'swap', label: 'agent_nav_transfer', group: 'team' },
  { path: '/agent/personalHistoryCopy', icon: 'receipt', label: 'agent_nav_betting', group: 'team' },
  { path: '/agent/palStatementsAgentCopy', icon: 'balance', label: 'agent_nav_profit', group: 'team' },
  {
    path: '/agent/agentDownlineTransactionDetailsCopy',
    icon: 'history',
    label: 'agent_nav_team_transactions',
    group: 'team',
  },
  {
    path: '/agent/agentRevenueReport',
    icon: 'coin',
    label: 'agent_nav_income',
    group: 'income',
    short: 'agent_nav_income_short',
  },
  { path: '/agent/agentContracts', icon: 'contract', label: 'agent_nav_contracts', group: 'income' },
  {
    path: '/agent/agentDividendRecordCopy2',
    icon: 'gift',
    label: 'agent_nav_dividends',
    group: 'income',
    needs: 'AGENTDIVIDEND',
  },
  {
    path: '/agent/agentDailyWages2',
    icon: 'calendar',
    label: 'agent_nav_daily',
    group: 'income',
    needs: 'AGENTDAILYWAGE',
  },
  {
    path: '/agent/agentHourSalary',
    icon: 'clock',
    label: 'agent_nav_hourly',
    group: 'income',
    needs: 'AGENTHOURSALARY',
  },
  {
    path: '/agent/agentRealtimeSalary',
    icon: 'bolt',
    label: 'agent_nav_realtime',
    group: 'income',
    needs: 'AGENTREALTIMESALARY',
  },
  { path: '/agent/agentTransactionDetails', icon: 'wallet', label: 'agent_nav_own_transactions', group: 'own' },
  { path: '/agent/account', icon: 'user', label: 'agent_nav_account', group: 'own' },
] as const satisfies readonly AgentPage[];

export type AgentPath = (typeof agentPages)[number]['path'];

/** The pages a brand offers its agents: those of dividends and salaries only with their switch on. */
export function offeredAgentPages(whitelabel: Readonly<Record<string, boolean>>): AgentPage[] {
  return agentPages.filter((page: AgentPage) => page.needs === undefined || whitelabel[page.needs] === true);
}

/** The pages in the bottom navigation on phones. */
export function thumbPages(pages: readonly AgentPage[]): AgentPage[] {
  return pages.filter(({ short }) => short !== undefined);
}
