export { demoTitles } from './catalogue.ts';
export {
  gameTypes,
  inHouseClasses,
  payTableRtp,
  slotLines,
  themes,
  type ArcadeEngine,
  type DemoTitle,
  type DemoVendor,
  type GameEngine,
  type GameType,
  type InHouseClass,
  type PayTable,
  type ReelsEngine,
  type Theme,
} from './types.ts';
export { slotKinds } from './slot-kinds.ts';
export { hashOf, pick, randomOf, shuffled, type Random } from './random.ts';
export { demoPots, POT_RTP, POT_SHARE, type DemoPot } from './pots.ts';
export { demoVendors, vendorUnderMaintenance } from './vendors.ts';
