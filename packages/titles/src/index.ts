export { demoTitles } from './catalogue.ts';
export {
  gameTypes,
  inHouseClasses,
  payTableRtp,
  slotLines,
  themes,
  type DemoTitle,
  type DemoVendor,
  type GameType,
  type InHouseClass,
  type PayTable,
  type Theme,
} from './types.ts';
export { hashOf, pick, randomOf, shuffled, type Random } from './random.ts';
export { demoVendors } from './vendors.ts';
