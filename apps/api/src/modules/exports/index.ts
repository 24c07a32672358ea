// For: files of the console's lists, written in the background for the employee who asked.
// Owns: schema `exports`.
// Never: read a list but by what its module declares, or hand a file to anybody but its employee.

export { createExports } from './exports.module.ts';
