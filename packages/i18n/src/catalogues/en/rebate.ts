/** Rebates on claim. */
export const rebate = {
  rebate_intro:
    'A part of your settled bets comes back to you. Claim it whenever you like; what you do not claim waits.',
  rebate_claimable: 'You can claim',
  rebate_grown: 'Grown so far',
  rebate_claim: 'Claim now',
  rebate_min: 'It is paid from {amount} on. It grows with every settled bet.',
  rebate_claimed_toast: '{amount} was added to your balance',
  rebate_areas: 'Since the last claim, by area',
  rebate_tier: 'from {from}: {rate}%',
  rebate_tiers: 'Rates by valid bets',
  rebate_history: 'Your claims',
  rebate_none: 'You have not claimed a rebate yet.',
  rebate_for: 'for {amount} of valid bets',
} as const satisfies Record<string, string>;
