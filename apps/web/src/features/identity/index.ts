export { forgetMember, signOut } from './api/session.ts';
