import { sweepConsoleIn } from './support/console-sweep.ts';

sweepConsoleIn('cn');
