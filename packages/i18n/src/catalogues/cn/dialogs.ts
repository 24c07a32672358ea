import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Record<keyof typeof english, string> = {
  change_password: '修改密码',
  change_password_text: '您的其他设备将退出登录，本设备保持登录。',
  password_old: '当前密码',
  password_new: '新密码',
  password_new_confirm: '确认新密码',
  password_changed: '密码已修改',
  forgot_password: '忘记密码？',
  forgot_password_text: '通过邮箱或手机验证码设置新密码。',
};
