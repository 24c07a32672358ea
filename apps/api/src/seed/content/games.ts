import type { ContentImportInput } from '../../modules/content/index.ts';
import { say } from './texts.ts';

type GameAnnouncement = NonNullable<ContentImportInput['gameAnnouncements']>[number];

/** News of the demo's games and vendors. */
export function demoGameAnnouncements(now: Temporal.Instant): GameAnnouncement[] {
  const ago = (hours: number): string => now.subtract({ hours }).toString();
  return [
    {
      key: 'nagaspin-new',
      title: say('Naga Spin: ສະລັອດໃໝ່ 12 ເກມ', 'Naga Spin: 12 new slots', 'Naga Spin：12 款新电子游戏'),
      vassalage: 'NAGASPIN',
      publishedAt: ago(5),
    },
    {
      key: 'live-tables',
      title: say('ໂຕະສົດເດີມພັນຕ່ຳ ເປີດເພີ່ມຕອນຄ່ຳ', 'Low-stake live tables open in the evening', '晚间加开低限红真人桌台'),
      publishedAt: ago(28),
    },
    {
      key: 'fishing-season',
      title: say('ລະດູຍິງປາ: ປາໃຫຍ່ມາຫຼາຍຂຶ້ນ', 'Fishing season: larger fish on their way', '捕鱼季：大鱼来袭'),
      publishedAt: ago(52),
    },
    {
      key: 'maintenance',
      title: say(
        'ບຳລຸງຮັກສາຕາມແຜນ: ວັນອັງຄານ 05:00–06:00 ບາງເກມຢຸດຊົ່ວຄາວ',
        'Planned maintenance: Tuesday 05:00–06:00, some games pause',
        '例行维护：周二 05:00–06:00，部分游戏暂停',
      ),
      publishedAt: ago(80),
      shownUntil: now.add({ hours: 24 * 30 }).toString(),
    },
  ];
}
