import { inLanguages } from '../../../words/in-languages.ts';

/** The groups of the list. */
export const groupWords = inLanguages({
  en: {
    openness: 'Open or closed',
    contact: 'What visitors read of the brand',
    look: 'Look',
    brand: 'Brand',
    addresses: 'Domains and networks',
    members: 'Members',
    money: 'Money',
    rewards: 'Rewards',
    agents: 'Agents',
    operation: 'Operation',
  },
  lo: {
    openness: 'ເປີດ ຫຼື ປິດ',
    contact: 'ຂໍ້ມູນແບຣນສຳລັບຜູ້ເຂົ້າຊົມ',
    look: 'ຮູບລັກ',
    brand: 'ແບຣນ',
    addresses: 'ໂດເມນ ແລະ ເຄືອຂ່າຍ',
    members: 'ສະມາຊິກ',
    money: 'ການເງິນ',
    rewards: 'ລາງວັນ',
    agents: 'ຕົວແທນ',
    operation: 'ການດຳເນີນງານ',
  },
  cn: {
    openness: '开放与维护',
    contact: '访客看到的品牌信息',
    look: '外观',
    brand: '品牌',
    addresses: '域名与网络',
    members: '会员',
    money: '资金',
    rewards: '奖励',
    agents: '代理',
    operation: '运营',
  },
});
