import type { MessageId } from '@champa/i18n';

/** The names of the classes of in-house games that have one on the site. */
export const classLabels: Readonly<Record<string, MessageId>> = {
  SC: 'class_scratch',
  VP: 'class_video_poker',
  JP: 'class_jackpot',
  TG: 'class_table',
  AC: 'class_arcade',
};
