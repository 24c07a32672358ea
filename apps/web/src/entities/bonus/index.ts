export { bonusesQuery, bonusMovementsQuery, bonusOffersQuery, useForfeit } from './bonus.ts';
