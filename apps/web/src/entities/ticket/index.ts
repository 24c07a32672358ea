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
