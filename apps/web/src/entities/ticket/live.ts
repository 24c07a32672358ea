import type { Refreshes } from '../../kit/api/live-refreshes.ts';

export const ticketRefreshes: Refreshes = { ticket: ['tickets', 'ticket'] };
