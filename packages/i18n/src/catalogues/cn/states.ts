import type { states as english } from '../en/states.ts';

export const states: Record<keyof typeof english, string> = {
  load_failed: '加载失败',
  load_failed_text: '请检查网络后重试。',
  offline: '网络已断开，恢复连接后将自动继续。',
  broken_title: '页面出错了',
  broken_text: '您的资金安全无虞。请重试，若仍未恢复请联系客服。',
  not_found_title: '页面不存在',
  not_found_text: '地址可能有误，或页面已移动。回到大厅重新开始吧。',
  part_failed: '页面加载时间过长',
  part_failed_text: '请检查网络或联系客服。',
  popup_blocked: '弹出窗口被拦截，请允许本站弹窗后重试。',
  maintenance_title: '系统维护通知',
  maintenance_until: '预计结束时间：{time}。',
  region_title: '因地区或 IP 限制无法访问',
  region_text: '您所在的地区暂不提供服务。',
  region_ip: '您的 IP：{ip}。',
  maintenance_text: '我们正在维护系统。您的余额与投注安全无虞，恢复后本页将自动打开。',
  service_unreachable: '无法打开客服，请重试。',
};
