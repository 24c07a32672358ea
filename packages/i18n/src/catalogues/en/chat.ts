/** The live chat of the house. */
export const chat = {
  'error.CHAT_ENDED': 'This chat has ended. Begin another.',
  'error.CHAT_KEY_INVALID': 'The chat could not be continued. Open it again.',
};
