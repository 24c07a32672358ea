import { sweepAllIn } from './support/sweep.ts';

sweepAllIn('cn');
