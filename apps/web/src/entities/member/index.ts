export { registerAppearance } from './field-appearance.ts';
export { describeFailure, registerFieldHint } from './field-rules.ts';
export { openedPanel, useCloseMemberCentre } from './member-centre-history.ts';
export { IconPicture, MemberIcon } from './member-icon.tsx';
export { memberOf, memberQuery } from './member.ts';
export { MobileField } from './mobile-field.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { type PasswordChange, passwordErrors } from './password-rules.ts';
export { PaymentPasswordField } from './payment-password-field.tsx';
export { chooseIcon, iconQuery, type ProfileChange, profileQuery, updateProfile, uploadIcon } from './profile.ts';
export { registerSettingsQuery } from './register-settings.ts';
export { securityOverviewQuery } from './security-overview.ts';
export {
  type AuthenticatorKey,
  beginAuthenticator,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  endOtherSessions,
  endSession,
  type LoginRecord,
  loginsQuery,
  refreshOverview,
  refreshSessions,
  removeAuthenticator,
  sendEmailCode,
  sendMobileCode,
  sendProofCode,
  type SessionRecord,
  sessionsQuery,
  setPaymentPassword,
} from './security.ts';
export {
  expectSignOut,
  noteSessionEnd,
  readSignOutReason,
  type SignOutReason,
  takeSignOutReason,
} from './sign-out-reason.ts';
export { useFirstDialingCode } from './use-first-dialing-code.ts';
export { useMember } from './use-member.ts';
export { useNewPasswordRule } from './use-new-password-rule.ts';
export { memberRefreshes } from './live.ts';
