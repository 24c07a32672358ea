export { AnnouncementDialog } from './components/announcement-dialog.tsx';
export { ChatDialog } from './components/chat-dialog.tsx';
export { HelpDialog } from './components/help-dialog.tsx';
export { HelpPage } from './components/help-page.tsx';
export { LicenceDialog } from './components/licence-dialog.tsx';
export { NoticeDialog } from './components/notice-dialog.tsx';
export { type ActivitySlots, PromotionDialog } from './components/promotion-dialog.tsx';
export { PromotionsPage } from './components/promotions-page.tsx';
