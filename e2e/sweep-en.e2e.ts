import { sweepAllIn } from './support/sweep.ts';

sweepAllIn('en');
