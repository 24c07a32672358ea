export { DownloadPage } from './components/download-page.tsx';
export { SocialMark } from './components/social-mark.tsx';
export { networkNames, networks } from './model/networks.ts';
export { scannedAddress } from './model/downloads.ts';
