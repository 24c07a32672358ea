import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Chat report',
    empty: 'No chat began in these days.',
    fields: {
      id: 'Topic or employee',
      by: 'By',
      from: 'From',
      to: 'To',
      chats: 'Chats',
      answered: 'Answered',
      missed: 'Missed',
      firstAnswerSeconds: 'First answer (median)',
      solvedSeconds: 'Solved (median)',
      rated: 'Rated',
      stars: 'Stars (mean)',
    },
    ways: {
      topic: 'Topic',
      employee: 'Employee',
    },
  },
  lo: {
    name: 'ລາຍງານການສົນທະນາ',
    empty: 'ບໍ່ມີການສົນທະນາໃນມື້ເຫຼົ່ານີ້.',
    fields: {
      id: 'ຫົວຂໍ້ ຫຼື ພະນັກງານ',
      by: 'ຕາມ',
      from: 'ແຕ່',
      to: 'ຫາ',
      chats: 'ການສົນທະນາ',
      answered: 'ຕອບແລ້ວ',
      missed: 'ພາດ',
      firstAnswerSeconds: 'ຕອບຄັ້ງທຳອິດ (ຄ່າກາງ)',
      solvedSeconds: 'ແກ້ໄຂ (ຄ່າກາງ)',
      rated: 'ໃຫ້ຄະແນນ',
      stars: 'ດາວ (ສະເລ່ຍ)',
    },
    ways: {
      topic: 'ຫົວຂໍ້',
      employee: 'ພະນັກງານ',
    },
  },
  cn: {
    name: '客服报表',
    empty: '这些天没有对话。',
    fields: {
      id: '主题或员工',
      by: '按',
      from: '从',
      to: '到',
      chats: '对话',
      answered: '已回复',
      missed: '未接待',
      firstAnswerSeconds: '首次回复（中位数）',
      solvedSeconds: '解决（中位数）',
      rated: '已评分',
      stars: '星级（平均）',
    },
    ways: {
      topic: '主题',
      employee: '员工',
    },
  },
});
