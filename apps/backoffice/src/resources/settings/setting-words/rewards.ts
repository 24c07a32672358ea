import { inLanguages } from '../../../words/in-languages.ts';

/** Of rewards and agents. */
export const rewards = inLanguages({
  en: {
    points: {
      _: 'Points',
      isOffered: 'Offered',
      turnover: { _: 'For valid bets, by area', '*': { per: 'For each', points: 'Points' } },
      deposit: { _: 'For deposits', per: 'For each', points: 'Points' },
      convert: {
        _: 'Changed into money',
        isOffered: 'Offered',
        points: 'So many points',
        amount: 'Are this amount',
        least: 'Least at once',
        mostPerDay: 'Most in a day',
        turnoverFactor: 'Times that the amount must be staked',
      },
    },
    rebate: {
      _: 'Rebate',
      rates: { _: 'By area', '*': { from: 'From valid bets of', rate: 'Percent' } },
      minClaim: 'Least that is paid',
      since: 'Bets count from this day',
    },
    promotions: {
      _: 'Promotions',
      excludeLinked: 'Nothing for members linked by',
      excludeLinked_is: { device: 'Device', account: 'Account', ip: 'Address', referral: 'Invitation' },
    },
    registerCentre: {
      _: 'Accounts opened by agents',
      mostLinks: 'Invitation links of an agent',
      accountsPerHour: 'Accounts in an hour',
      accountsPerDay: 'Accounts in a day',
    },
  },
  lo: {
    points: {
      _: 'ຄະແນນ',
      isOffered: 'ເປີດໃຊ້',
      turnover: { _: 'ສຳລັບຍອດຫຼິ້ນ ຕາມໝວດ', '*': { per: 'ທຸກໆ', points: 'ຄະແນນ' } },
      deposit: { _: 'ສຳລັບການຝາກ', per: 'ທຸກໆ', points: 'ຄະແນນ' },
      convert: {
        _: 'ແລກເປັນເງິນ',
        isOffered: 'ເປີດໃຊ້',
        points: 'ຄະແນນເທົ່ານີ້',
        amount: 'ໄດ້ເງິນເທົ່ານີ້',
        least: 'ຕ່ຳສຸດຕໍ່ຄັ້ງ',
        mostPerDay: 'ສູງສຸດຕໍ່ມື້',
        turnoverFactor: 'ຕ້ອງຫຼິ້ນຈັກເທື່ອຂອງຍອດ',
      },
    },
    rebate: {
      _: 'ຄ່າຄືນ',
      rates: { _: 'ຕາມໝວດ', '*': { from: 'ຕັ້ງແຕ່ຍອດຫຼິ້ນ', rate: 'ສ່ວນຮ້ອຍ' } },
      minClaim: 'ຕ່ຳສຸດທີ່ຈ່າຍ',
      since: 'ນັບຍອດຫຼິ້ນຕັ້ງແຕ່ມື້ນີ້',
    },
    promotions: {
      _: 'ໂປຣໂມຊັນ',
      excludeLinked: 'ບໍ່ໃຫ້ສະມາຊິກທີ່ກ່ຽວພັນກັນດ້ວຍ',
      excludeLinked_is: { device: 'ອຸປະກອນ', account: 'ບັນຊີຮັບເງິນ', ip: 'ທີ່ຢູ່ IP', referral: 'ການເຊີນ' },
    },
    registerCentre: {
      _: 'ບັນຊີທີ່ຕົວແທນເປີດ',
      mostLinks: 'ລິ້ງເຊີນຂອງຕົວແທນ',
      accountsPerHour: 'ບັນຊີຕໍ່ຊົ່ວໂມງ',
      accountsPerDay: 'ບັນຊີຕໍ່ມື້',
    },
  },
  cn: {
    points: {
      _: '积分',
      isOffered: '开放',
      turnover: { _: '按类别的有效投注', '*': { per: '每', points: '积分' } },
      deposit: { _: '存款奖励', per: '每', points: '积分' },
      convert: {
        _: '兑换现金',
        isOffered: '开放',
        points: '所需积分',
        amount: '兑换金额',
        least: '单次最少',
        mostPerDay: '每日最多',
        turnoverFactor: '流水倍数',
      },
    },
    rebate: {
      _: '返水',
      rates: { _: '按类别', '*': { from: '有效投注从', rate: '百分比' } },
      minClaim: '最低领取金额',
      since: '起算日期',
    },
    promotions: {
      _: '优惠活动',
      excludeLinked: '不向以下方式关联的会员发放',
      excludeLinked_is: { device: '设备', account: '收款账户', ip: 'IP 地址', referral: '邀请关系' },
    },
    registerCentre: {
      _: '代理开户',
      mostLinks: '代理邀请链接数',
      accountsPerHour: '每小时开户数',
      accountsPerDay: '每日开户数',
    },
  },
});
