export { RewardCentre } from './components/reward-centre.tsx';
