import type { SocialNetwork } from '@champa/contract';

/** The networks' own names, the same in every language. */
export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  line: 'LINE',
};

/** The networks in the order of their logos. */
export const networks = Object.keys(networkNames) as readonly SocialNetwork[];
