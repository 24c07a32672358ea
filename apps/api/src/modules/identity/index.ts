export { createIdentity, type Identity } from './identity.module.ts';
export { hashPassword, verifyPassword } from './domain/password.ts';
