export { bannersFor } from './model/banners-for.ts';
export { BannerCarousel } from './carousel/banner-carousel.tsx';
export { NoticeMarquee } from './components/notice-marquee.tsx';
export { parsePromotionsSearch, type PromotionsSearch } from './model/promotion-list.ts';

/** Apart from the first screen's code: it is needed once the page is idle. */
export const loadAnnouncementOpener = () => import('./components/announcement-opener.tsx');
