/** Refusals of the lottery, and messages about draws. */
export const lottery = {
  'error.LOTTERY_GAME_CLOSED': '该彩种目前不接受投注，请稍后再看。',
  'error.LOTTERY_DRAW_PAUSED': '本期已暂停投注。本次未下注，请选择其他期次或稍后再试。',
  'error.LOTTERY_CLOSED': '本期刚刚封盘，未下注。请选择下一期。',
  'error.LOTTERY_TERMS_CHANGED': '赔率已变更，未下注。请查看新价格后重新投注。',
  'error.LOTTERY_CHOICE_INVALID': '投注单中有无法投注的选择，请修改后重新投注。',
  'error.LOTTERY_STAKE_LIMIT': '投注单中每项投注金额须在 {min} 至 {max} 之间。',
  'error.LOTTERY_NUMBER_CLOSED': '投注单中有号码已停止投注，请删除。',
  'error.LOTTERY_NUMBER_LIMIT': '本期该号码已达上限，请减少金额或改选其他号码。',
  'error.LOTTERY_MEMBER_LIMIT': '每位会员单期最多投注 {max}，您还可投注 {remaining}。',
  'error.LOTTERY_PLAY_LIMIT':
    '{limit, select, game {此游戏单笔投注最高 {most}。} bonus {打流水期间，单笔投注最高 {most}。} stake {您的{period, select, day {每日} week {每周} month {每月} other {}}投注限额还剩 {most}。} loss {您的{period, select, day {每日} week {每周} month {每月} other {}}亏损限额还剩 {most}。} other {您的限额或奖金条件不允许此投注。}}',
  'error.LOTTERY_TICKET_FINAL': '该注单已无法撤销。',
  'inbox.title_lottery_corrected': '开奖结果已更正',
  'inbox.text_lottery_corrected': '您投注的一期开奖结果已更正，注单已重新结算，现共派彩 {amount}。',
  'inbox.title_lottery_voided': '开奖作废',
  'inbox.text_lottery_voided': '您投注的一期已作废，投注本金 {amount} 已退还。',
};
