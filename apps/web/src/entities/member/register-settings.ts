import { callQuery, identityCalls } from '@champa/api-client';
import { api } from '../../kit/api/api.ts';

/** The open ways of registration, and the brand's rule of each field. */
export const registerSettingsQuery = { ...callQuery(api, identityCalls.registerSettings, {}), staleTime: Infinity };
