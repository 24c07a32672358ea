import type { rewards as english } from '../en/rewards.ts';

export const rewards: Record<keyof typeof english, string> = {
  rewards_intro: '您现在可以领取的全部奖励。',
  rewards_list: '可领取奖励',
  rewards_none: '暂无可领取奖励',
  rewards_none_text: '获得奖励后会立即显示在这里。',
  rewards_waiting: '{count} 项奖励待领取',
  rewards_claim: '领取',
  rewards_claim_all: '全部领取：{amount}',
  rewards_claimed_toast: '{amount} 已计入您的余额',
  rewards_until: '截止 {time}',
  reward_rebate: '手动返水',
  reward_rebate_text: '来自已结算投注',
  missions_later: '任务尚未开放',
  missions_later_text: '开放后，本页将显示：',
  missions_daily: '每日任务与每日签到',
  missions_board: '任务排行榜及奖品',
  missions_claims: '任务奖励，可在奖励中心领取',
};
