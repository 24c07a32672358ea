import { inLanguages } from '../../words/in-languages.ts';

/** The kinds of acts that may wait for a second person, in the inbox and in the brand's rules. */
export const kindWords = inLanguages({
  en: {
    correction: 'Correction of cash',
    deposit: 'Deposit credited by hand',
    payout: 'Payout',
    points: 'Points by hand',
    bonus: 'Bonus',
    goods_stock: 'Stock of goods',
    employee_roles: 'Roles of an employee',
    role_permissions: 'Rights of a role',
    vendor_keys: 'Key of a vendor',
    agent_move: 'Move of an agent',
    anonymise: 'Anonymising of a member',
  },
  lo: {
    correction: 'ແກ້ໄຂຍອດເງິນ',
    deposit: 'ເຕີມເງິນຝາກດ້ວຍມື',
    payout: 'ຈ່າຍເງິນຖອນ',
    points: 'ປັບຄະແນນດ້ວຍມື',
    bonus: 'ໂບນັດ',
    goods_stock: 'ສິນຄ້າໃນສາງ',
    employee_roles: 'ບົດບາດຂອງພະນັກງານ',
    role_permissions: 'ສິດຂອງບົດບາດ',
    vendor_keys: 'ກະແຈຂອງຄ່າຍເກມ',
    agent_move: 'ຍ້າຍຕົວແທນ',
    anonymise: 'ລຶບຕົວຕົນຂອງສະມາຊິກ',
  },
  cn: {
    correction: '更正现金余额',
    deposit: '人工入账存款',
    payout: '付款',
    points: '手动调整积分',
    bonus: '奖金',
    goods_stock: '商品库存',
    employee_roles: '员工角色',
    role_permissions: '角色权限',
    vendor_keys: '厂商密钥',
    agent_move: '代理转移',
    anonymise: '会员匿名化',
  },
});
