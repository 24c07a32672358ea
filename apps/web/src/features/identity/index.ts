export { forgetMember } from './api/session.ts';
