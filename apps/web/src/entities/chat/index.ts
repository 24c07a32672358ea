export {
  chatKey,
  endChat,
  enterChat,
  followChat,
  messagesSince,
  pictureOf,
  rateChat,
  resumeChat,
  say,
  sendPicture,
  sendTranscript,
  tellTyping,
} from './chat.ts';
