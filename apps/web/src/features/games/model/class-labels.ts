import type { MessageId } from '@champa/i18n';

/** The classes of in-house games that have a name of their own on the site. */
export const classLabels: Readonly<Record<string, MessageId>> = {
  SC: 'class_scratch',
  VP: 'class_video_poker',
  JP: 'class_jackpot',
  TG: 'class_table',
  AC: 'class_arcade',
};
