import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Answer |||| Answers kept ready',
    empty: 'No answer is kept ready yet.',
    fields: {
      name: 'Name',
      texts: 'Languages',
      changedBy: 'Changed by',
      changedAt: 'Changed',
    },
    add: 'Add an answer',
    add_effect: 'Employees find it by its name, in the customer’s language where it has one.',
    change_effect: '%{name}: employees find the new text at once.',
    remove_effect: '%{name}: it is offered no more.',
  },
  lo: {
    name: 'ຄຳຕອບສຳເລັດຮູບ',
    empty: 'ຍັງບໍ່ມີຄຳຕອບສຳເລັດຮູບ.',
    fields: {
      name: 'ຊື່',
      texts: 'ພາສາ',
      changedBy: 'ຜູ້ປ່ຽນ',
      changedAt: 'ປ່ຽນເມື່ອ',
    },
    add: 'ເພີ່ມຄຳຕອບ',
    add_effect: 'ພະນັກງານຊອກຕາມຊື່ ໃນພາສາຂອງລູກຄ້າຖ້າມີ.',
    change_effect: '%{name}: ພະນັກງານຈະເຫັນຂໍ້ຄວາມໃໝ່ທັນທີ.',
    remove_effect: '%{name}: ຈະບໍ່ສະເໜີອີກ.',
  },
  cn: {
    name: '常用回复',
    empty: '暂无常用回复。',
    fields: {
      name: '名称',
      texts: '语言',
      changedBy: '修改人',
      changedAt: '修改时间',
    },
    add: '添加回复',
    add_effect: '员工可按名称查找，并优先使用客户的语言。',
    change_effect: '%{name}：员工会立即看到新内容。',
    remove_effect: '%{name}：不再提供。',
  },
});
