export { areaOfPath, areaOrder, areas, isArea } from './areas.ts';
export { Cover } from './cover.tsx';
export { FavouriteButton } from './favourite-button.tsx';
export { FavouritesProvider } from './favourites-provider.tsx';
export { useFavouritesOfOtherTabs } from './favourites.ts';
export { isLotteryVendor, launchTarget, lotteryPages } from './launch-rules.ts';
export { usePlay, usePlayFirst } from './use-play.ts';
export { VendorIcon } from './vendor-icon.tsx';
