import type { uploads as english } from '../en/uploads.ts';

export const uploads: Record<keyof typeof english, string> = {
  upload_sending: '正在上传图片',
  upload_percent: '{percent}%',
  upload_looked_at: '已上传，正在检查',
  upload_cancel: '取消上传',
};
