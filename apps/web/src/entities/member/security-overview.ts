import { callQuery, securityCalls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';

/** What protects the member's account, and how he proves himself before changing it. */
export const securityOverviewQuery = { ...callQuery(api, securityCalls.securityOverview, {}), staleTime: 0 };
