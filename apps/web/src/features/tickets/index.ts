export { FeedbackPage } from './components/feedback-page.tsx';
export { TicketsPage } from './components/tickets-page.tsx';
export { parseTicketPlace } from './model/ticket-place.ts';
