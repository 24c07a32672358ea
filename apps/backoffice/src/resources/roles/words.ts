import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Role |||| Roles',
    fields: { id: 'Code', name: 'Name', permissions: 'May do', employees: 'Employees' },
    matrix: 'What the role may do',
    capability: 'Capability',
    owner_may_all: 'An owner may do everything, also what later releases add.',
  },
  lo: {
    name: 'ບົດບາດ',
    fields: { id: 'ລະຫັດ', name: 'ຊື່', permissions: 'ຈຳນວນສິດ', employees: 'ພະນັກງານ' },
    matrix: 'ສິ່ງທີ່ບົດບາດນີ້ເຮັດໄດ້',
    capability: 'ຂອບເຂດວຽກ',
    owner_may_all: 'ເຈົ້າຂອງເຮັດໄດ້ທຸກຢ່າງ ລວມທັງສິ່ງທີ່ເວີຊັນຕໍ່ໄປຈະເພີ່ມ.',
  },
  cn: {
    name: '角色',
    fields: { id: '代码', name: '名称', permissions: '权限数', employees: '员工数' },
    matrix: '该角色的权限',
    capability: '功能',
    owner_may_all: '所有者拥有全部权限，包括以后版本新增的权限。',
  },
});
