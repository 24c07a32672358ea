export {
  accountQuery,
  announcementsQuery,
  incomeDaysQuery,
  incomeQuery,
  overviewQuery,
  ratesQuery,
  teamDaysQuery,
} from './agent.ts';
export { applicationQuery, sendApplication } from './application.ts';
export { LinePath } from './line-path.tsx';
export {
  type CameBy,
  type Centre,
  centreQuery,
  createLink,
  deleteLink,
  linksQuery,
  openAccount,
  type Opened,
  pauseLink,
  recruitsQuery,
} from './register-centre.ts';
export {
  betsQuery,
  filtersQuery,
  movementsQuery,
  ownQuery,
  profitDaysQuery,
  profitQuery,
  roundQuery,
  teamSearchQuery,
} from './reports.ts';
export { limitsQuery, matchesQuery, memberQuery, setLimits, teamQuery, totalsQuery } from './team.ts';
export { teamRefreshes } from './live.ts';
