// For: what staff plans by a form: its versions, its conflicts, and a second person where it gives money.
// Owns: schema `plans`.
// Never: judge or store a plan: the module of its kind does.

export { createPlans } from './plans.module.ts';
