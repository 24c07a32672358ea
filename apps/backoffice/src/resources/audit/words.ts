import { inLanguages } from '../../words/in-languages.ts';
import { actionWords } from './action-words/index.ts';

export const words = inLanguages({
  en: {
    name: 'Entry |||| Audit log',
    empty: 'No entries yet.',
    fields: {
      id: 'No.',
      at: 'Time',
      by: 'Employee',
      ip: 'Address',
      action: 'Action',
      after: 'Change',
      reason: 'Reason',
    },
    member: 'Member',
    from: 'From',
    until: 'Until',
    actions: actionWords.en,
  },
  lo: {
    name: 'ບັນທຶກການກວດສອບ',
    empty: 'ຍັງບໍ່ມີລາຍການ.',
    fields: {
      id: 'ເລກທີ',
      at: 'ເວລາ',
      by: 'ພະນັກງານ',
      ip: 'ທີ່ຢູ່ IP',
      action: 'ການກະທຳ',
      after: 'ການປ່ຽນແປງ',
      reason: 'ເຫດຜົນ',
    },
    member: 'ສະມາຊິກ',
    from: 'ຕັ້ງແຕ່',
    until: 'ຈົນຮອດ',
    actions: actionWords.lo,
  },
  cn: {
    name: '审计日志',
    empty: '暂无记录。',
    fields: {
      id: '序号',
      at: '时间',
      by: '员工',
      ip: 'IP 地址',
      action: '操作',
      after: '变更',
      reason: '原因',
    },
    member: '会员',
    from: '起始时间',
    until: '结束时间',
    actions: actionWords.cn,
  },
});
