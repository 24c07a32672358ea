import type { referral as english } from '../en/referral.ts';

export const referral: Record<keyof typeof english, string> = {
  referral_intro: '把链接发给好友。通过链接注册的人会出现在您的名单中。',
  referral_code: '您的推荐码',
  referral_link: '您的链接',
  referral_copy_code: '复制推荐码',
  referral_copy_link: '复制链接',
  referral_share: '分享',
  referral_share_text: '来 {name} 和我一起玩吧。',
  referral_scan: '扫码通过您的链接注册',
  referral_total: '累计推荐',
  referral_month: '本月',
  referral_list: '通过您链接注册的人',
  referral_none: '还没有人通过您的链接注册。分享出去开始吧。',
  referral_more: '显示更多',
  referral_no_team: '此链接只带来推荐奖励，不会增加您的团队成员。要扩大团队，请分享开户中心里的邀请链接。',
};
