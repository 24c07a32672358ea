export { createIdentity, type Identity } from './identity.module.ts';
export { hashPassword, verifyPassword } from './domain/password.ts';
export type { Throttle } from './throttle.service.ts';
