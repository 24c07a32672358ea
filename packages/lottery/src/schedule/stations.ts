import type { VietnamFamily } from '../results/result.ts';

/** A Vietnamese station: its names, the days on which it draws (1 is Monday), and its aliases in Southern bet texts. */
export type Station = {
  id: string;
  name: string;
  family: VietnamFamily;
  days: readonly number[];
  aliases: readonly string[];
};

/**
 * The stations, for each day in the order in which the trade counts them (`2dai` is the first two). Provinces merge and move:
 * this is data, and another list can be passed wherever one is used. Several stations share some aliases (dn, bt, bd, qn, tn,
 * dl); the region and the weekday decide.
 */
export const stations: readonly Station[] = [
  station('hcm', 'TP. Hồ Chí Minh', 'vn_south', [1, 6], 'hcm tp tphcm sg'),
  station('dong_thap', 'Đồng Tháp', 'vn_south', [1], 'dt dthap dongthap'),
  station('ca_mau', 'Cà Mau', 'vn_south', [1], 'cm cmau camau'),
  station('ben_tre', 'Bến Tre', 'vn_south', [2], 'bt btre bentre'),
  station('vung_tau', 'Vũng Tàu', 'vn_south', [2], 'vt vtau vungtau'),
  station('bac_lieu', 'Bạc Liêu', 'vn_south', [2], 'bl blieu baclieu'),
  station('dong_nai', 'Đồng Nai', 'vn_south', [3], 'dn dnai dongnai'),
  station('can_tho', 'Cần Thơ', 'vn_south', [3], 'ct ctho cantho'),
  station('soc_trang', 'Sóc Trăng', 'vn_south', [3], 'st strang soctrang'),
  station('tay_ninh', 'Tây Ninh', 'vn_south', [4], 'tn tninh tayninh'),
  station('an_giang', 'An Giang', 'vn_south', [4], 'ag agiang angiang'),
  station('binh_thuan', 'Bình Thuận', 'vn_south', [4], 'bt bthuan binhthuan'),
  station('vinh_long', 'Vĩnh Long', 'vn_south', [5], 'vl vlong vinhlong'),
  station('binh_duong', 'Bình Dương', 'vn_south', [5], 'bd sb bduong binhduong'),
  station('tra_vinh', 'Trà Vinh', 'vn_south', [5], 'tv tvinh travinh'),
  station('long_an', 'Long An', 'vn_south', [6], 'la lan longan'),
  station('binh_phuoc', 'Bình Phước', 'vn_south', [6], 'bp bphuoc binhphuoc'),
  station('hau_giang', 'Hậu Giang', 'vn_south', [6], 'hg hgiang haugiang'),
  station('tien_giang', 'Tiền Giang', 'vn_south', [7], 'tg tgiang tiengiang'),
  station('kien_giang', 'Kiên Giang', 'vn_south', [7], 'kg kgiang kiengiang'),
  station('da_lat', 'Đà Lạt', 'vn_south', [7], 'dl dlat dalat'),
  station('phu_yen', 'Phú Yên', 'vn_central', [1], 'py pyen phuyen'),
  station('kon_tum', 'Kon Tum', 'vn_central', [7], 'kt ktum kontum'),
  station('dak_lak', 'Đắk Lắk', 'vn_central', [2], 'dl dlak daklak'),
  station('quang_nam', 'Quảng Nam', 'vn_central', [2], 'qn qnam quangnam'),
  station('da_nang', 'Đà Nẵng', 'vn_central', [3, 6], 'dn dnang danang'),
  station('khanh_hoa', 'Khánh Hòa', 'vn_central', [3, 7], 'kh khoa khanhhoa'),
  station('hue', 'Huế', 'vn_central', [1, 7], 'hue tth tn tthue'),
  station('binh_dinh', 'Bình Định', 'vn_central', [4], 'bd bdinh binhdinh'),
  station('quang_tri', 'Quảng Trị', 'vn_central', [4], 'qt qtri quangtri'),
  station('quang_binh', 'Quảng Bình', 'vn_central', [4], 'qb qbinh quangbinh'),
  station('gia_lai', 'Gia Lai', 'vn_central', [5], 'gl glai gialai'),
  station('ninh_thuan', 'Ninh Thuận', 'vn_central', [5], 'nt nthuan ninhthuan'),
  station('quang_ngai', 'Quảng Ngãi', 'vn_central', [6], 'qn qngai quangngai'),
  station('dak_nong', 'Đắk Nông', 'vn_central', [6], 'dn dno dnong daknong'),
  station('ha_noi', 'Hà Nội', 'vn_north', [1, 4], 'mb hn hanoi'),
  station('quang_ninh', 'Quảng Ninh', 'vn_north', [2], 'mb qn qninh quangninh'),
  station('bac_ninh', 'Bắc Ninh', 'vn_north', [3], 'mb bn bninh bacninh'),
  station('hai_phong', 'Hải Phòng', 'vn_north', [5], 'mb hp hphong haiphong'),
  station('nam_dinh', 'Nam Định', 'vn_north', [6], 'mb nd ndinh namdinh'),
  station('thai_binh', 'Thái Bình', 'vn_north', [7], 'mb tb tbinh thaibinh'),
];

/** The stations of a region that draw on a weekday (1 is Monday), in their order. */
export function stationsOn(
  family: VietnamFamily,
  weekday: number,
  known: readonly Station[] = stations,
): readonly Station[] {
  return known.filter((one) => one.family === family && one.days.includes(weekday));
}

function station(id: string, name: string, family: VietnamFamily, days: readonly number[], aliases: string): Station {
  return { id, name, family, days, aliases: aliases.split(' ') };
}
