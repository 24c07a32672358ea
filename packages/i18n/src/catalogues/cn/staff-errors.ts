import type { staffErrors as english } from '../en/staff-errors.ts';

export const staffErrors: Record<keyof typeof english, string> = {
  'error.CHANGED_MEANWHILE': '您打开之后，已有其他人修改过此内容。未保存任何更改。',
  'error.ADDRESS_NOT_ADMITTED': '不允许从您当前的地址使用后台，请联系所有者将其加入许可名单。',
  'error.STAFF_ENROLMENT_NEEDED': '请先添加双重验证方式，在此之前无法进行其他操作。',
  'error.STAFF_FRESH_NEEDED': '请先确认是您本人。尚未更改任何内容。',
  'error.WAITS_FOR_APPROVAL': '已提交：须由另一人批准。尚未更改任何内容。',
  'error.APPROVAL_PENDING': '同一事项已有申请在等待批准。请先处理或撤回该申请。',
  'error.EXPORT_RUNNING': '您的另一项导出仍在进行。请等待其完成，或将其取消。',
  'error.APPROVAL_CLOSED': '该申请已不再等待：已处理、已撤回或已过期。',
  'error.APPROVAL_STALE': '提交申请后情况已发生变化。未执行任何操作，须重新申请。',
  'error.APPROVAL_OWN': '这是您本人提交的申请，须由另一人处理。',
  'error.APPROVAL_ASKER_RIGHTS': '申请人已无权执行此操作。请拒绝该申请。',
  'error.TOO_MANY_SECOND_FACTORS': '双重验证方式数量已达上限，请先移除一个。',
  'error.LAST_SECOND_FACTOR': '这是您唯一的双重验证方式，请先添加另一个。',
  'error.ANONYMISE_OPEN': '该会员仍有未了结的事项：资金、投注、付款、合约或自我排除。没有任何更改。',
};
