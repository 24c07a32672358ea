import type { CashMovement } from './domain/movements.ts';
import type { RecordList } from './paging.ts';
import type { MovementTotals } from './records.present.ts';

/** What a list of movements is narrowed to. `search`: a whole reference. */
export type MovementsFilter = { kind?: string | undefined; search?: string | undefined };

export type MovementsList = RecordList<CashMovement, MovementTotals>;
