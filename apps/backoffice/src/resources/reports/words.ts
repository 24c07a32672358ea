import { inLanguages } from '../../words/in-languages.ts';

export const words = inLanguages({
  en: {
    name: 'Report |||| Reports',
    empty: 'Nothing happened on these days.',
    fields: { of: 'Day or month', unit: 'By', from: 'From', to: 'To' },
    units: { day: 'Day', month: 'Month' },
    range:
      'From %{from} to %{to}, days of %{timeZone}, amounts in %{currency}. Active members are counted anew each day.',
    total: 'Sum',
    file: 'CSV file',
    file_effect: '%{name}: what is shown is downloaded as a CSV file. That you took it is recorded.',
    print: 'Print',
  },
  lo: {
    name: 'ລາຍງານ',
    empty: 'ບໍ່ມີຫຍັງໃນມື້ເຫຼົ່ານີ້.',
    fields: { of: 'ມື້ ຫຼື ເດືອນ', unit: 'ຕາມ', from: 'ຈາກ', to: 'ເຖິງ' },
    units: { day: 'ມື້', month: 'ເດືອນ' },
    range: 'ຈາກ %{from} ເຖິງ %{to}, ມື້ຕາມ %{timeZone}, ຈຳນວນເງິນເປັນ %{currency}. ສະມາຊິກເຄື່ອນໄຫວນັບໃໝ່ທຸກມື້.',
    total: 'ລວມ',
    file: 'ໄຟລ໌ CSV',
    file_effect: '%{name}: ສິ່ງທີ່ສະແດງຈະຖືກດາວໂຫຼດເປັນໄຟລ໌ CSV. ມີການບັນທຶກວ່າທ່ານໄດ້ເອົາໄປ.',
    print: 'ພິມ',
  },
  cn: {
    name: '报表',
    empty: '这些日期没有数据。',
    fields: { of: '日或月', unit: '按', from: '从', to: '至' },
    units: { day: '日', month: '月' },
    range: '%{from} 至 %{to}，按 %{timeZone} 的日期，金额单位为 %{currency}。活跃会员每天重新计数。',
    total: '合计',
    file: 'CSV 文件',
    file_effect: '%{name}：所显示的内容将下载为 CSV 文件，并记录您的下载。',
    print: '打印',
  },
});
