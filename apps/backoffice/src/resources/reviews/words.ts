import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Reward to review |||| Rewards to review',
    empty: 'No reward waits for staff.',
    fields: {
      id: 'No.',
      username: 'Member',
      promotion: 'Promotion',
      reward: 'Reward',
      at: 'Earned',
      decision: 'Decision',
    },
    effects: {
      approve: '%{name}: it is given, out of the promotion’s budget.',
      reject: '%{name}: it is not given, and counts for no limit.',
    },
  },
  lo: {
    name: 'ລາງວັນລໍຖ້າກວດ',
    empty: 'ບໍ່ມີລາງວັນລໍຖ້າກວດ.',
    fields: {
      id: 'ເລກທີ',
      username: 'ສະມາຊິກ',
      promotion: 'ໂປຣໂມຊັນ',
      reward: 'ລາງວັນ',
      at: 'ໄດ້ເມື່ອ',
      decision: 'ການຕັດສິນ',
    },
    effects: {
      approve: '%{name}: ຈະໃຫ້ຈາກງົບຂອງໂປຣໂມຊັນ.',
      reject: '%{name}: ບໍ່ໃຫ້ ແລະ ບໍ່ນັບໃສ່ຂີດຈຳກັດ.',
    },
  },
  cn: {
    name: '待审核奖励',
    empty: '没有待审核的奖励。',
    fields: {
      id: '编号',
      username: '会员',
      promotion: '优惠活动',
      reward: '奖励',
      at: '获得时间',
      decision: '处理',
    },
    effects: {
      approve: '%{name}：将从活动预算中发放。',
      reject: '%{name}：不发放，也不计入上限。',
    },
  },
});
