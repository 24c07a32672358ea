import { callQuery, calls } from '@champa/api-client';
import { api } from '../api.ts';

/** What protects the member's account, and how he proves himself before changing it. */
export const securityOverviewQuery = { ...callQuery(api, calls.securityOverview, {}), staleTime: 0 };
