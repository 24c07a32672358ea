/** The reward centre, and missions, which come later. */
export const rewards = {
  rewards_intro: 'Everything you can claim now.',
  rewards_list: 'Rewards to claim',
  rewards_none: 'Nothing to claim now',
  rewards_none_text: 'Rewards appear here as soon as you have earned them.',
  rewards_waiting: '{count, plural, one {# reward to claim} other {# rewards to claim}}',
  rewards_claim: 'Claim',
  rewards_claim_all: 'Claim all: {amount}',
  rewards_claimed_toast: '{amount} was added to your balance',
  rewards_until: 'until {time}',
  reward_rebate: 'Manual rebate',
  reward_rebate_text: 'For your settled bets',
  missions_later: 'Missions are not open yet',
  missions_later_text: 'When they open, this page shows:',
  missions_daily: 'Daily tasks and the sign-in of each day',
  missions_board: 'The leaderboard of missions, with its prizes',
  missions_claims: 'Rewards of missions, to be claimed in the reward centre',
} as const satisfies Record<string, string>;
