import { inLanguages } from '../../../words/in-languages.ts';

/** Of the service: the live chat, feedback and complaints. */
export const service = inLanguages({
  en: {
    chat: {
      _: 'Live chat of the house',
      isOffered: 'Offered',
      topics: { _: 'Topics', id: 'Code', title: 'Title' },
      hours: {
        _: 'Working hours (none: around the clock)',
        day: 'Day of the week (1: Monday)',
        from: 'From',
        to: 'To',
      },
      greeting: 'Greeting',
      quietMinutes: 'Minutes after which a silent chat ends',
      keepDays: 'Days that ended chats are kept',
    },
    tickets: {
      _: 'Rules of feedback and complaints',
      length: { _: 'Length of a text', min: 'At least letters', max: 'At most letters' },
      answerHours: 'Hours until feedback is answered',
      complaint: {
        _: 'Complaints',
        acknowledgeHours: 'Hours until a complaint is acknowledged',
        acknowledgeAtOnce: 'Acknowledge by itself as it arrives',
        finalDays: 'Days until the final answer',
        extensionDays: 'Days by which that can be extended, once',
        outside: { _: 'Outside body', name: 'Name', url: 'Web address' },
      },
      keepDays: 'Days that ended ones are kept',
    },
  },
  lo: {
    chat: {
      _: 'ສົນທະນາສົດຂອງເວັບ',
      isOffered: 'ເປີດໃຫ້ໃຊ້',
      topics: { _: 'ຫົວຂໍ້', id: 'ລະຫັດ', title: 'ຊື່' },
      hours: { _: 'ໂມງເຮັດວຽກ (ບໍ່ໃສ່: ຕະຫຼອດ 24 ຊົ່ວໂມງ)', day: 'ວັນໃນອາທິດ (1: ວັນຈັນ)', from: 'ແຕ່', to: 'ຫາ' },
      greeting: 'ຄຳທັກທາຍ',
      quietMinutes: 'ຈົບເມື່ອບໍ່ມີໃຜຂຽນຈັກນາທີ',
      keepDays: 'ເກັບການສົນທະນາທີ່ຈົບແລ້ວຈັກມື້',
    },
    tickets: {
      _: 'ກົດລະບຽບຄຳຕິຊົມ ແລະ ຄຳຮ້ອງທຸກ',
      length: { _: 'ຄວາມຍາວຂອງຂໍ້ຄວາມ', min: 'ຢ່າງໜ້ອຍຈັກຕົວອັກສອນ', max: 'ບໍ່ເກີນຈັກຕົວອັກສອນ' },
      answerHours: 'ຕອບຄຳຕິຊົມພາຍໃນຈັກຊົ່ວໂມງ',
      complaint: {
        _: 'ຄຳຮ້ອງທຸກ',
        acknowledgeHours: 'ຢືນຢັນການຮັບພາຍໃນຈັກຊົ່ວໂມງ',
        acknowledgeAtOnce: 'ຢືນຢັນໂດຍອັດຕະໂນມັດເມື່ອມາຮອດ',
        finalDays: 'ຄຳຕອບສຸດທ້າຍພາຍໃນຈັກມື້',
        extensionDays: 'ເລື່ອນໄດ້ຄັ້ງດຽວ ຈັກມື້',
        outside: { _: 'ໜ່ວຍງານພາຍນອກ', name: 'ຊື່', url: 'ທີ່ຢູ່ເວັບ' },
      },
      keepDays: 'ເກັບເລື່ອງທີ່ຈົບແລ້ວຈັກມື້',
    },
  },
  cn: {
    chat: {
      _: '自有在线客服',
      isOffered: '开放',
      topics: { _: '主题', id: '代码', title: '名称' },
      hours: { _: '工作时间（留空：全天）', day: '星期几（1：星期一）', from: '从', to: '到' },
      greeting: '欢迎语',
      quietMinutes: '无人发言多少分钟后结束',
      keepDays: '结束后保留天数',
    },
    tickets: {
      _: '意见与投诉规则',
      length: { _: '文字长度', min: '最少字数', max: '最多字数' },
      answerHours: '意见的回复时限（小时）',
      complaint: {
        _: '投诉',
        acknowledgeHours: '确认受理时限（小时）',
        acknowledgeAtOnce: '收到后自动确认受理',
        finalDays: '最终答复时限（天）',
        extensionDays: '可延长一次的天数',
        outside: { _: '外部机构', name: '名称', url: '网址' },
      },
      keepDays: '结束后保留天数',
    },
  },
});
