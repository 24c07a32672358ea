import { createContext } from 'react';

/** The brand's time zone, in which texts write their times. */
export const TimeZoneContext = createContext('UTC');
