/** Pages whose content comes later, and the member centre. */
export const pages = {
  lottery_sea: 'South-East Asia lottery',
  lottery_vn: 'Vietnam lottery',
  lottery_later:
    'The draws of this lottery are not open yet. Until they are, the quick lotteries draw every few minutes.',
  lottery_chosen: 'Your choice: {code}',
  lottery_meanwhile: 'To the quick lotteries',
  point_mall: 'Points mall',
  point_mall_later:
    'The mall is not open yet. When it opens, your points buy gifts and bonuses here, and they never expire.',
  promotions_see: 'See the promotions',
  seamless_title: 'Choose a game',
  seamless_text: 'A game opens here as soon as you have chosen one in the lobby.',
  agent_centre: 'Agent centre',
  agent_later: 'Your team, its bets and your income are not shown yet. They will stand here.',
  non_agent: 'Non-agents cannot log in',
  non_agent_text: 'This door is for agents. Customer service tells you how to become one.',
  member_centre: 'Member centre',
  member_all_pages: 'All pages',
  member_security: 'Security centre',
  member_transfer: 'Transfer funds',
  member_transfer_upline: 'Transfer to upline',
  member_profit: 'Profit and loss',
  member_bonus: 'Bonus details',
  member_mission: 'Missions and leaderboard',
  member_rebate: 'Manual rebate',
} as const satisfies Record<string, string>;
