import type { pages as english } from '../en/pages.ts';

export const pages: Record<keyof typeof english, string> = {
  lottery_sea: '东南亚彩票',
  lottery_vn: '越南彩票',
  point_mall: '积分商城',
  promotions_see: '查看优惠活动',
  seamless_title: '选择游戏',
  seamless_text: '在大厅选好游戏后，游戏会在这里打开。',
  agent_centre: '代理中心',
  non_agent: '非代理账户无法登录',
  member_centre: '会员中心',
  member_all_pages: '全部页面',
  member_security: '安全中心',
  member_transfer: '资金转账',
  member_transfer_upline: '转账给上级',
  member_profit: '个人盈亏',
  member_bonus: '奖金明细',
  member_mission: '任务与排行榜',
  member_rebate: '手动返水',
};
