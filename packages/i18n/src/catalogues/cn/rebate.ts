import type { rebate as english } from '../en/rebate.ts';

export const rebate: Record<keyof typeof english, string> = {
  rebate_intro: '已结算投注的一部分将返还给您。随时可领取，未领取的部分会一直保留。',
  rebate_claimable: '可领取',
  rebate_grown: '已累计',
  rebate_claim: '立即领取',
  rebate_min: '满 {amount} 即可领取，随已结算投注增长。',
  rebate_claimed_toast: '{amount} 已计入您的余额',
  rebate_areas: '自上次领取以来（按类别）',
  rebate_tier: '满 {from}：{rate}%',
  rebate_tiers: '按有效投注的比例',
  rebate_history: '领取记录',
  rebate_none: '您还没有领取过返水。',
  rebate_for: '有效投注 {amount}',
};
