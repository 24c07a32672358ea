/** The site's colour icons and their source drawings, in the order of the sprite. */
export const artIcons = {
  HOME: 'house',
  HOT: 'fire',
  LIVE: 'woman-in-tuxedo-medium-light',
  RNG: 'slot-machine',
  SPORTS: 'soccer-ball',
  ESPORTS: 'video-game',
  PVP: 'joker',
  FISH: 'tropical-fish',
  LOTT: 'admission-tickets',
  ELOTT: 'crystal-ball',
  COCKFIGHT: 'rooster',
  JACKPOT: 'money-bag',
  INHOUSE: 'hibiscus',
  MINI: 'game-die',
  VENDORS: 'glowing-star',
  PROMO: 'wrapped-gift',
  FAV: 'sparkling-heart',
  RECENT: 'hourglass-not-done',
  WINNERS: 'trophy',
  NEWS: 'megaphone',
  VIP: 'crown',
  REFERRAL: 'handshake',
  REWARDS: 'party-popper',
  PRIZES: 'red-envelope',
} as const;

export type ArtIconName = keyof typeof artIcons;
