// For: slowing guesses down, limiting how often something is asked for, and telling known browsers from others.
// Owns: schema `throttle`: failed attempts and used allowances, by key.
// Never: know what a key stands for, or roll a count back with the request that was refused.

export type { Allowances } from './allowances.service.ts';
export type { Device, Devices } from './devices.ts';
export { createThrottleModule } from './throttle.module.ts';
export type { Throttle } from './throttle.service.ts';
