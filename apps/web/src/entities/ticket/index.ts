export { ticketRefreshes } from './live.ts';
export {
  addFeedbackPicture,
  addTicketPicture,
  moveTicket,
  replyToTicket,
  rulesQuery,
  sendFeedback,
  sendTicket,
  ticketPictures,
  ticketQuery,
  ticketsQuery,
} from './tickets.ts';
