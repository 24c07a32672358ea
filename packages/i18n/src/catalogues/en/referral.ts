/** Referring friends. */
export const referral = {
  referral_intro: 'Send friends your link. Who registers by it stands in your list.',
  referral_code: 'Your code',
  referral_link: 'Your link',
  referral_copy_code: 'Copy the code',
  referral_copy_link: 'Copy the link',
  referral_share: 'Share',
  referral_share_text: 'Play with me at {name}.',
  referral_scan: 'Scan to register by your link',
  referral_total: 'Brought in all',
  referral_month: 'This month',
  referral_list: 'Who came by your link',
  referral_none: 'Nobody has come by your link yet. Share it to begin.',
  referral_more: 'Show more',
  referral_no_team:
    'This link earns referral rewards and adds nobody to your team. To grow your team, share an invitation link from the registration centre.',
} as const satisfies Record<string, string>;
