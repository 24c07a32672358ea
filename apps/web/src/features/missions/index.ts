export { ActivityPage } from './components/activity-page.tsx';
export { MissionsPage } from './components/missions-page.tsx';
export {
  type ActivitySearch,
  type MissionsSearch,
  parseActivitySearch,
  parseMissionsSearch,
} from './model/missions-search.ts';
