import { inLanguages } from '../../words/in-languages.ts';
import { groupWords, settingWords } from './setting-words.ts';

export const words = inLanguages({
  en: {
    name: 'Setting |||| Settings',
    fields: { id: 'Setting', changedBy: 'Changed by', changedAt: 'Changed' },
    groups: groupWords.en,
    of: settingWords.en,
    as_it_began: 'As it began',
    unreadable:
      'This release cannot read what is stored, so what it decides about is closed. Save it to open it again: %{why}',
    secret: 'It holds a secret and is changed by a command of the platform’s machine.',
  },
  lo: {
    name: 'ການຕັ້ງຄ່າ',
    fields: { id: 'ການຕັ້ງຄ່າ', changedBy: 'ປ່ຽນໂດຍ', changedAt: 'ປ່ຽນເມື່ອ' },
    groups: groupWords.lo,
    of: settingWords.lo,
    as_it_began: 'ຄືຕອນເລີ່ມຕົ້ນ',
    unreadable: 'ລຸ້ນນີ້ອ່ານຄ່າທີ່ບັນທຶກໄວ້ບໍ່ໄດ້ ຈຶ່ງປິດສິ່ງທີ່ຄ່ານີ້ຄວບຄຸມ. ບັນທຶກໃໝ່ເພື່ອເປີດຄືນ: %{why}',
    secret: 'ມີຄວາມລັບຢູ່ໃນນີ້ ຈຶ່ງປ່ຽນດ້ວຍຄຳສັ່ງໃນເຄື່ອງຂອງແພລັດຟອມ.',
  },
  cn: {
    name: '设置',
    fields: { id: '设置', changedBy: '修改人', changedAt: '修改时间' },
    groups: groupWords.cn,
    of: settingWords.cn,
    as_it_began: '初始值',
    unreadable: '此版本无法读取已保存的值，因此相关功能已关闭。重新保存即可恢复：%{why}',
    secret: '其中含有密钥，需在平台机器上用命令修改。',
  },
});
