import { inLanguages } from '../../../words/in-languages.ts';

/** Whom a plan addresses. */
export const audience = inLanguages({
  en: {
    audience: 'Audience',
    levels: 'Only some VIP ranks',
    tags: 'With one of these tags',
    newForDays: 'Registered in the last days',
    invited: 'Brought by others',
    languages: 'Languages',
    regions: 'Countries',
    agents: 'In the teams of these agents',
    exclude: 'Not for members linked to an older one by',
    exclude_is: {
      device: 'Device',
      account: 'Payout account',
      ip: 'IP address',
      referral: 'Invitation',
    },
  },
  lo: {
    audience: 'ກຸ່ມເປົ້າໝາຍ',
    levels: 'ສະເພາະລະດັບ VIP',
    tags: 'ມີປ້າຍໃດໜຶ່ງ',
    newForDays: 'ລົງທະບຽນພາຍໃນຈັກມື້',
    invited: 'ມີຄົນແນະນຳມາ',
    languages: 'ພາສາ',
    regions: 'ປະເທດ',
    agents: 'ຢູ່ໃນທີມຂອງຕົວແທນເຫຼົ່ານີ້',
    exclude: 'ບໍ່ໃຫ້ສະມາຊິກທີ່ເຊື່ອມກັບຄົນເກົ່າຜ່ານ',
    exclude_is: {
      device: 'ອຸປະກອນ',
      account: 'ບັນຊີຮັບເງິນ',
      ip: 'ທີ່ຢູ່ IP',
      referral: 'ການແນະນຳ',
    },
  },
  cn: {
    audience: '受众',
    levels: '仅限部分 VIP 等级',
    tags: '拥有以下任一标签',
    newForDays: '最近多少天内注册',
    invited: '由他人邀请',
    languages: '语言',
    regions: '国家',
    agents: '属于以下代理的团队',
    exclude: '排除与老会员关联的会员，关联方式',
    exclude_is: {
      device: '设备',
      account: '收款账户',
      ip: 'IP 地址',
      referral: '邀请',
    },
  },
});
