export { bannersFor } from './model/banners-for.ts';
export { BannerCarousel } from './carousel/banner-carousel.tsx';
export { AnnouncementOpener } from './components/announcement-opener.tsx';
export { NoticeMarquee } from './components/notice-marquee.tsx';
export { parsePromotionsSearch, type PromotionsSearch } from './model/promotion-list.ts';
