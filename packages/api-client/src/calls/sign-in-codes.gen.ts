// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const signInCodesCalls = {
  captcha: call<typeof contract.captcha>({ id: 'captcha', method: 'GET', path: '/api/captcha', access: 'public' }),
  dynamicPassword: call<typeof contract.dynamicPassword>({ id: 'dynamicPassword', method: 'POST', path: '/api/session/dynamic-code', access: 'public' }),
  forgotPasswordEmail: call<typeof contract.forgotPasswordEmail>({ id: 'forgotPasswordEmail', method: 'POST', path: '/api/password/email', access: 'public', bodyType: 'form' }),
  forgotPasswordSms: call<typeof contract.forgotPasswordSms>({ id: 'forgotPasswordSms', method: 'POST', path: '/api/password/sms-code', access: 'public' }),
  loginSms: call<typeof contract.loginSms>({ id: 'loginSms', method: 'POST', path: '/api/session/sms-code', access: 'public' }),
  registerSms: call<typeof contract.registerSms>({ id: 'registerSms', method: 'POST', path: '/api/register/sms-code', access: 'public' }),
  setPasswordByEmail: call<typeof contract.setPasswordByEmail>({ id: 'setPasswordByEmail', method: 'POST', path: '/api/password/email/reset', access: 'public', encrypted: true }),
  setPasswordByPhone: call<typeof contract.setPasswordByPhone>({ id: 'setPasswordByPhone', method: 'POST', path: '/api/password/phone', access: 'public', encrypted: true }),
  sliderAnswer: call<typeof contract.sliderAnswer>({ id: 'sliderAnswer', method: 'POST', path: '/api/slider', access: 'public' }),
  sliderPuzzle: call<typeof contract.sliderPuzzle>({ id: 'sliderPuzzle', method: 'GET', path: '/api/slider', access: 'public' }),
} as const;
