export { FeedbackPage } from './components/feedback-page.tsx';
export { TicketsPage } from './components/tickets-page.tsx';
export { parseTicketSearch, type TicketSearch } from './model/ticket-search.ts';
