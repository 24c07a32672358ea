export { BonusPage } from './components/bonus-page.tsx';
export { OfferChoice } from './components/offer-choice.tsx';
