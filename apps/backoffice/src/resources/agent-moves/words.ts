import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Move |||| Moves of agents',
    empty: 'Nobody has been moved yet.',
    fields: {
      id: 'No.',
      member: 'Member',
      from: 'From',
      to: 'To',
      state: 'State',
      effectiveAt: 'Holds from',
      requestedBy: 'Asked by',
      decidedBy: 'Decided by',
      reason: 'Why',
    },
    states: {
      requested: 'Waits',
      approved: 'Approved',
      rejected: 'Rejected or stopped',
      done: 'Done',
      failed: 'No longer possible',
    },
  },
  lo: {
    name: 'ການຍ້າຍຕົວແທນ',
    empty: 'ຍັງບໍ່ມີການຍ້າຍ.',
    fields: {
      id: 'ເລກທີ',
      member: 'ສະມາຊິກ',
      from: 'ຈາກ',
      to: 'ໄປ',
      state: 'ສະຖານະ',
      effectiveAt: 'ມີຜົນແຕ່',
      requestedBy: 'ຜູ້ຂໍ',
      decidedBy: 'ຜູ້ຕັດສິນ',
      reason: 'ເຫດຜົນ',
    },
    states: {
      requested: 'ລໍຖ້າ',
      approved: 'ອະນຸມັດແລ້ວ',
      rejected: 'ປະຕິເສດ ຫຼື ຢຸດແລ້ວ',
      done: 'ສຳເລັດ',
      failed: 'ເຮັດບໍ່ໄດ້ອີກ',
    },
  },
  cn: {
    name: '代理转移',
    empty: '还没有转移。',
    fields: {
      id: '编号',
      member: '会员',
      from: '原上级',
      to: '新上级',
      state: '状态',
      effectiveAt: '生效时间',
      requestedBy: '申请人',
      decidedBy: '决定人',
      reason: '原因',
    },
    states: { requested: '等待', approved: '已批准', rejected: '已拒绝或停止', done: '已完成', failed: '已无法执行' },
  },
});
