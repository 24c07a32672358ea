import { callQuery, securityCalls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';

/** What protects the member's account, and the proofs that they can give before a change. */
export const securityOverviewQuery = { ...callQuery(api, securityCalls.securityOverview, {}), staleTime: 0 };
