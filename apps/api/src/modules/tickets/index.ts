// For: feedback and complaints: from the form to the last answer, with their dates.
// Owns: schema `tickets`: tickets, messages, steps, pictures.
// Never: lose a complaint's dates, or show a member what staff notes among itself.

export { createTickets, type Tickets } from './tickets.module.ts';
export { ticketsSettings } from './tickets.settings.ts';
