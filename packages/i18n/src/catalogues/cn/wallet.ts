import type { wallet as english } from '../en/wallet.ts';

export const wallet: Record<keyof typeof english, string> = {
  deposit_method: '支付方式',
  deposit_amount: '金额',
  deposit_limits: '{min} 至 {max}',
  deposit_continue: '前往支付',
  deposit_window_note: '支付页面将在新窗口中打开。',
  deposit_no_methods: '暂无可用的存款方式，请稍后再来。',
  deposit_waiting: '等待您的付款',
  deposit_waiting_text: '请在支付页面完成付款，到账后余额会自动更新。',
  deposit_open_page: '打开支付页面',
  deposit_credited: '存款已到账',
  deposit_credited_text: '已计入您的余额，祝您好运！',
  deposit_failed: '存款失败',
  deposit_failed_text: '支付渠道拒绝了此次付款，余额未变动。请重试或更换方式。',
  deposit_expired: '支付页面已过期',
  deposit_expired_text: '未产生任何扣款，您可以随时重新发起。',
  deposit_again: '重新存款',
};
