import type { RegisterFieldName } from '@champa/contract/register-rules';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

export type FieldAppearance = {
  label: MessageId;
  icon: IconName;
  autoComplete: string;
  type?: 'email' | 'password';
  inputMode?: 'numeric';
};

/** How each field of a registration is named and typed. */
export const registerAppearance: Record<RegisterFieldName, FieldAppearance> = {
  username: { label: 'username', icon: 'user', autoComplete: 'username' },
  mobileNum: { label: 'mobile_number', icon: 'headset', autoComplete: 'tel-national' },
  password: { label: 'password', icon: 'lock', autoComplete: 'new-password', type: 'password' },
  confirmPassword: { label: 'password_confirm', icon: 'lock', autoComplete: 'new-password', type: 'password' },
  payeeName: { label: 'field_payee_name', icon: 'user', autoComplete: 'name' },
  fullName: { label: 'field_full_name', icon: 'user', autoComplete: 'name' },
  nickname: { label: 'field_nickname', icon: 'user', autoComplete: 'nickname' },
  email: { label: 'field_email', icon: 'inbox', autoComplete: 'email', type: 'email' },
  birthday: { label: 'field_birthday', icon: 'calendar', autoComplete: 'bday' },
  idNumber: { label: 'field_id_number', icon: 'licence', autoComplete: 'off' },
  paymentPassword: {
    label: 'field_payment_password',
    icon: 'wallet',
    autoComplete: 'off',
    type: 'password',
    inputMode: 'numeric',
  },
  nationality: { label: 'field_nationality', icon: 'globe', autoComplete: 'country-name' },
  placeOfBirth: { label: 'field_place_of_birth', icon: 'globe', autoComplete: 'off' },
  address: { label: 'field_address', icon: 'home', autoComplete: 'street-address' },
  permanentAddress: { label: 'field_permanent_address', icon: 'home', autoComplete: 'off' },
  currentAddress: { label: 'field_current_address', icon: 'home', autoComplete: 'street-address' },
  occupation: { label: 'field_occupation', icon: 'receipt', autoComplete: 'organization-title' },
  sourceOfIncome: { label: 'field_source_of_income', icon: 'receipt', autoComplete: 'off' },
  qqNum: { label: 'field_qq', icon: 'chat', autoComplete: 'off', inputMode: 'numeric' },
  wechat: { label: 'field_wechat', icon: 'chat', autoComplete: 'off' },
  line: { label: 'field_line', icon: 'chat', autoComplete: 'off' },
  whatsapp: { label: 'field_whatsapp', icon: 'chat', autoComplete: 'off', inputMode: 'numeric' },
  facebook: { label: 'field_facebook', icon: 'chat', autoComplete: 'off' },
  telegram: { label: 'field_telegram', icon: 'chat', autoComplete: 'off' },
  zalo: { label: 'field_zalo', icon: 'chat', autoComplete: 'off', inputMode: 'numeric' },
  skype: { label: 'field_skype', icon: 'chat', autoComplete: 'off' },
  recommenderId: { label: 'field_recommender', icon: 'agent', autoComplete: 'off', inputMode: 'numeric' },
  affiliateCode: { label: 'affiliate_code', icon: 'info', autoComplete: 'off' },
};
