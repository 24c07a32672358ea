import type { uploads as english } from '../en/uploads.ts';

export const uploads: Record<keyof typeof english, string> = {
  upload_sending: 'ກຳລັງສົ່ງຮູບ',
  upload_percent: '{percent}%',
  upload_looked_at: 'ສົ່ງແລ້ວ; ກຳລັງກວດຮູບ',
  upload_cancel: 'ຢຸດສົ່ງ',
};
