// For: the live chat of the house, with members and visitors; and the list of all chats that a brand offers.
// Owns: schema `chat`: conversations, messages, keys, notes, canned answers, who is there.
// Never: lose or double a message, or show a conversation to anybody without its key but staff.

export { createChat } from './chat.module.ts';
export { chatSettings } from './chat.settings.ts';
