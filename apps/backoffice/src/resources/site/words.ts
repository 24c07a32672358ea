import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: { name: 'Site', fields: { id: 'Part of the site', changedBy: 'Changed by', changedAt: 'Changed' } },
  lo: { name: 'ເວັບໄຊ', fields: { id: 'ສ່ວນຂອງເວັບໄຊ', changedBy: 'ປ່ຽນໂດຍ', changedAt: 'ປ່ຽນເມື່ອ' } },
  cn: { name: '网站', fields: { id: '网站内容', changedBy: '修改人', changedAt: '修改时间' } },
});
