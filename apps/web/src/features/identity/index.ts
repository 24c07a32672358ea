export { forgetMember, memberQuery } from './api/session.ts';
