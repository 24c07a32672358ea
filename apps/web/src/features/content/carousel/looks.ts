import type { Banner } from '@champa/contract';

/** The size of a group's banners, by CSS classes; `sizes` as in a picture's attribute. */
export type CarouselLook = { box: string; words: string; title: string; text: string; sizes: string };

export const looks = {
  w_home: {
    box: 'h-[196px] sm:h-[280px] xl:h-[340px]',
    words: 'max-w-[56%] ps-5 sm:max-w-[44%] sm:ps-10 lg:ps-14',
    title: 'line-clamp-3 text-[22px] leading-[1.2] sm:text-[36px] xl:text-[44px]',
    text: 'mt-2 line-clamp-3 text-[13px] leading-snug font-medium text-balance text-white/90 sm:mt-3 sm:text-lg',
    // The picture is three times as wide as high and fills the height. Phones have dense screens and take a coarser
    // picture: it is the largest of their first screen.
    sizes: '(min-width: 1280px) 1120px, (min-width: 640px) 840px, 420px',
  },
  w_promotion: {
    box: 'h-[150px] sm:h-[220px] xl:h-[260px]',
    words: 'max-w-[58%] ps-5 sm:max-w-[48%] sm:ps-10',
    title: 'line-clamp-3 text-xl leading-[1.2] sm:text-[34px]',
    text: 'mt-1.5 line-clamp-2 text-[13px] leading-snug font-medium text-balance text-white/90 sm:mt-3 sm:text-base',
    sizes: '(min-width: 1280px) 1120px, (min-width: 640px) 840px, 450px',
  },
  w_leftmenu: {
    box: 'h-[104px]',
    words: 'max-w-[68%] ps-4',
    title: 'line-clamp-2 text-[15px] leading-tight',
    text: 'mt-1 line-clamp-2 text-xs text-white/85',
    sizes: '240px',
  },
  w_license: {
    box: 'h-[150px] sm:h-[220px]',
    words: 'max-w-[62%] ps-5 sm:ps-8',
    title: 'line-clamp-3 text-xl leading-[1.2] sm:text-2xl',
    text: 'mt-1.5 line-clamp-2 text-[13px] text-white/85',
    sizes: '(min-width: 640px) 660px, 450px',
  },
} as const satisfies Record<Banner['groupName'], CarouselLook>;
