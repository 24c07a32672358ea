import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { StaffPermission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: `public` anybody, `member` a signed-in member (real or trial), `staff` an operator's employee. */
export type Access = 'public' | 'member' | 'staff';

/**
 * One call of the API, as data: the server registers its route from it, the browser's client makes calls with it, and the OpenAPI
 * document is generated from it. `id` is the specification's name of the call in camel case.
 */
export type Operation = Call & (ForAll | ForStaff);

type ForAll = { access: Exclude<Access, 'staff'> };

type ForStaff = {
  access: 'staff';
  /** What an employee must hold to call it; `own` for what every employee may do with their own session and account. */
  permission: StaffPermission | 'own';
  /** An employee who has to add a second factor may call it: their session can do nothing else until then. */
  whileEnrolling?: true;
  /**
   * The employee must have confirmed lately who they are: for rights, payouts, keys and second factors. With fields of the body, only
   * where one of them has such a value: `{ act: ['approve'] }`.
   */
  fresh?: true | Readonly<Record<string, readonly string[]>>;
};

type Call = {
  id: string;
  method: Method;
  /** With `{name}` for each field of `params`. */
  path: string;
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The format of the body: JSON by default, a form, or a picture as it is. */
  bodyType?: 'form' | 'picture';
  /** The body may be encrypted, and must be if the brand requires it (see `payloads.ts`). */
  encrypted?: true;
  /** A report: what it says may be some seconds old, and it changes nothing. A brand may have it read from a replica. */
  isReport?: true;
  /** The `value` of a successful answer. */
  value: z.ZodMiniType;
  /** The refusals that a caller must handle beside those that any call can have (see `errors.ts`). */
  errors?: readonly ErrorCode[];
};

/** Declares an operation, keeping its exact types. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

type Input<O extends Operation, K extends 'params' | 'query' | 'body'> = O[K] extends z.ZodMiniType
  ? { [P in K]: z.input<O[K]> }
  : unknown;

/** What a caller of the operation passes. */
export type OperationInput<O extends Operation> = Input<O, 'params'> & Input<O, 'query'> & Input<O, 'body'>;

/** The parsed `value` of a successful answer. */
export type OperationValue<O extends Operation> = z.output<O['value']>;
