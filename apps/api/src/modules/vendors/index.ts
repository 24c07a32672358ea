// For: game vendors: the wallet they call, opening games, rounds.
// Owns: schema `vendors`: vendors and their credentials, sessions, rounds, transactions.
// Never: answer a repeated call differently from the first time, or lose one that was acknowledged.

export { createVendors, type Vendors, type VendorsOptions } from './vendors.module.ts';
export { vendorsSettings } from './vendors.settings.ts';
export { createLaunch } from './launch.module.ts';
export type { FollowGame } from './vendors.launch.ts';
export { vendorCommands } from './vendors.cli.ts';
export { selectPlayedSince as playedSince, selectStakedBetween as stakedBetween } from './vendors.rounds.repo.ts';
export { selectBetKeys } from './vendors.records.repo.ts';
export type { RecordedRound, RoundCall, RoundPlace, RoundShown, RoundsWish, Span } from './domain/round-record.ts';
export type { Round, RoundPage, RoundQuery, RoundState } from './domain/round.ts';
export type { Pot, PotsQuery } from './domain/pot.ts';
export type { Win, WinsQuery } from './domain/win.ts';
export type { DayReport, ReportEntry, ReportSpan, ReportSum } from './domain/day-report.ts';
export {
  type PlayedMove,
  selectBuried as buriedPlays,
  selectPlayedByKey as playedByKey,
  selectPlayedMoves as playedMoves,
  selectPlayedSums as playedSums,
} from './vendors.moved.repo.ts';
export { pullRoundsSoon } from './vendors.round-feeds.ts';
export { selectFeedNet as feedNet } from './vendors.round-feeds.repo.ts';
export { selectLargePlays as largePlays, type VendorWin } from './vendors.winners.repo.ts';
export type { EnsureVendor, NewVendor } from './vendors.service.ts';
export { type TransferAnswer, type TransferWallet, VendorUnreachable } from './domain/transfer-wallet.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = [
  'codes',
  'draw_line',
  'feed_by_member',
  'id_of',
  'new_command',
  'note_opposed',
  'number_of',
  'open_stay',
  'play_batch',
  'played_between',
  'pots',
  'rounds',
  'rounds_between',
  'rounds_cancelled',
  'rounds_touched',
  'rounds_touched_lately',
  'staked_up_to',
  'take_back_wins',
] as const;
