/** The JSON Schema of a thing, as far as the platform's schemas use it. */
export type Shape = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
};

/** How a part of a form is shown and typed. */
export type Kind =
  /** `maybe`: a switch that may be left open. */
  | { is: 'switch' | 'maybe' | 'text' | 'lines' | 'pairs' | 'time' | 'day' }
  | { is: 'number'; minimum?: number; maximum?: number }
  | { is: 'choice' | 'choices'; of: readonly (string | number)[] }
  /** Texts by language. */
  | { is: 'texts'; languages: readonly string[] }
  /** Switches by name, which the value lists. */
  | { is: 'switches' }
  /** Fields of these names, each of which may be left out. */
  | { is: 'names'; names: readonly string[]; item: Shape }
  | { is: 'group'; parts: readonly [name: string, part: Shape][] }
  | { is: 'rows'; item: Shape; least: number }
  /** One of several forms. The field `by` says which; it is one of the value, or (`VARIANT`) only of the form. */
  | { is: 'union'; by: string; options: readonly Option[] }
  /** All of it, or nothing. */
  | { is: 'optional'; whole: Shape };

type Option = { name: string; shape: Shape };

/** In a form, the field that says which of several forms a value has that does not say so itself. */
export const VARIANT = 'variant_';

const LANGUAGES = 'lo,en,cn';

export function kindOf(shape: Shape): Kind {
  const bare = withoutNull(shape);
  if (bare !== shape && isWhole(bare)) return { is: 'optional', whole: bare };
  if (bare !== shape && bare.type === 'boolean') return { is: 'maybe' };
  if (isUnion(bare)) return unionOf(bare);
  if (bare.enum) return { is: 'choice', of: bare.enum };
  if (bare.type === 'boolean') return { is: 'switch' };
  if (bare.type === 'integer' || bare.type === 'number') return numberOf(bare);
  if (bare.type === 'array') return listOf(bare.items ?? {}, bare.minItems ?? 0);
  if (bare.type === 'object') return thingOf(bare);
  if (bare.format === 'date-time') return { is: 'time' };
  if (bare.format === 'date') return { is: 'day' };
  return { is: 'text' };
}

function withoutNull(shape: Shape): Shape {
  const { anyOf, type } = shape;
  const others = anyOf?.filter((each) => each.type !== 'null');
  if (others && others.length > 1 && others.every(isWhole)) {
    return others.length === anyOf!.length ? shape : { ...shape, anyOf: others };
  }
  if (others) return others.length === 1 && others.length < anyOf!.length ? others[0]! : others.at(-1)!;
  if (Array.isArray(type)) return { ...shape, type: (type as string[]).find((each) => each !== 'null')! };
  return shape;
}

function isWhole(shape: Shape): boolean {
  return shape.type === 'object' || isUnion(shape);
}

function isUnion({ oneOf, anyOf }: Shape): boolean {
  const options = oneOf ?? anyOf ?? [];
  return options.length > 1 && options.every(isWhole);
}

function unionOf(shape: Shape): Kind {
  const forms = formsOf(shape);
  const [first] = forms;
  const by = Object.keys(first?.properties ?? {}).find((name) => forms.every((form) => wordsOf(form, name).length > 0));
  if (by === undefined) {
    return {
      is: 'union',
      by: VARIANT,
      options: forms.map((form) => ({ name: form.required?.[0] ?? '', shape: form })),
    };
  }
  const named = forms.map((form) => ({ form: withoutPart(form, by), names: wordsOf(form, by) }));
  return { is: 'union', by, options: named.flatMap(({ form, names }) => names.map((name) => ({ name, shape: form }))) };
}

/** The forms of a union, and those of unions within it. */
function formsOf({ oneOf, anyOf, ...shape }: Shape): readonly Shape[] {
  const options = oneOf ?? anyOf;
  return options ? options.flatMap(formsOf) : [shape];
}

function wordsOf({ properties }: Shape, name: string): readonly string[] {
  const part = properties?.[name];
  return part?.enum ?? (part?.const === undefined ? [] : [part.const]);
}

function withoutPart(shape: Shape, name: string): Shape {
  const { [name]: _, ...properties } = shape.properties ?? {};
  return { ...shape, properties, required: (shape.required ?? []).filter((each) => each !== name) };
}

function numberOf({ minimum, maximum }: Shape): Kind {
  return { is: 'number', ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

/** The most numbers that are chosen rather than typed, such as days of the week. */
const FEW = 12;

function listOf(item: Shape, least: number): Kind {
  if (item.enum) return { is: 'choices', of: item.enum };
  const { type, minimum, maximum } = item;
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum < FEW) {
    return { is: 'choices', of: Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n) };
  }
  return isWhole(item) ? { is: 'rows', item, least } : { is: 'lines' };
}

function thingOf({ properties, required, propertyNames, additionalProperties }: Shape): Kind {
  if (properties) {
    const parts = Object.entries(properties);
    if (parts.map(([name]) => name).join() === LANGUAGES) return { is: 'texts', languages: Object.keys(properties) };
    return { is: 'group', parts: parts.map(([name, part]) => [name, required?.includes(name) ? part : leftOut(part)]) };
  }
  const item = typeof additionalProperties === 'object' ? additionalProperties : {};
  const names = propertyNames?.enum;
  if (!names) return item.type === 'boolean' ? { is: 'switches' } : { is: 'pairs' };
  if (names.join() === LANGUAGES) return { is: 'texts', languages: names };
  return { is: 'names', names, item };
}

/** A part that need not be there: what has parts of its own is switched on, and a switch has a third state. */
function leftOut(part: Shape): Shape {
  const isOpen =
    part.default === undefined && (part.type === 'boolean' || part.properties !== undefined || isUnion(part));
  return isOpen ? { anyOf: [part, { type: 'null' }] } : part;
}

/** The form that a value has, or that was chosen for it. */
export function optionOf({ by, options }: Extract<Kind, { is: 'union' }>, value: unknown): Option | undefined {
  const named = options.find(({ name }) => name === thing(value)[by]);
  return named ?? (by === VARIANT ? options.find(({ name }) => thing(value)[name] !== undefined) : undefined);
}

type Thing = Record<string, unknown>;
type Pair = { name: string; value: string };

const thing = (value: unknown): Thing => (typeof value === 'object' && value !== null ? (value as Thing) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A value as the form's inputs have it: lines as one text, pairs as rows. */
export function toForm(shape: Shape, value: unknown): unknown {
  const kind = kindOf(shape);
  switch (kind.is) {
    case 'lines':
      return list(value).join('\n');
    case 'pairs':
      return Object.entries(thing(value)).map(([name, of]) => ({ name, value: of }));
    case 'rows':
      return list(value).map((row) => toForm(kind.item, row));
    case 'group':
      return Object.fromEntries(
        kind.parts.map(([name, part]) => [
          name,
          toForm(part, thing(value)[name] === undefined ? part.default : thing(value)[name]),
        ]),
      );
    case 'union': {
      const option = optionOf(kind, value);
      return option ? { ...(toForm(option.shape, value) as Thing), [kind.by]: option.name } : null;
    }
    case 'names': {
      const known = kind.names.filter((name) => thing(value)[name] !== undefined);
      return Object.fromEntries(known.map((name) => [name, toForm(kind.item, thing(value)[name])]));
    }
    case 'optional':
      return value === null || value === undefined ? null : toForm(kind.whole, value);
    case 'texts':
    case 'switches':
      return { ...thing(value) };
    default:
      return value ?? null;
  }
}

/** What was typed, as a value of the shape: what is empty is left out, or null where there must be something. */
export function fromForm(shape: Shape, typed: unknown): unknown {
  const kind = kindOf(shape);
  switch (kind.is) {
    case 'lines':
      return linesOf(typed);
    case 'pairs':
      return Object.fromEntries(
        (list(typed) as Pair[]).filter(({ name }) => name).map((pair) => [pair.name, pair.value ?? '']),
      );
    case 'rows':
      return list(typed).map((row) => fromForm(kind.item, row));
    case 'group': {
      const parts = kind.parts.map(([name, part]) => [name, fromForm(part, thing(typed)[name])] as const);
      const isNeeded = (name: string): boolean =>
        shape.required?.includes(name) ?? withoutNull(shape).required?.includes(name) ?? false;
      const isOpen = (name: string): boolean => kind.parts.find(([each]) => each === name)?.[1].default === undefined;
      const isNothing = (name: string, part: unknown): boolean =>
        isEmpty(part) || (Array.isArray(part) && part.length === 0 && isOpen(name));
      return Object.fromEntries(parts.filter(([name, value]) => isNeeded(name) || !isNothing(name, value)));
    }
    case 'union': {
      const option = optionOf(kind, typed);
      if (!option) return null;
      const value = fromForm(option.shape, typed) as Thing;
      return kind.by === VARIANT ? value : { [kind.by]: option.name, ...value };
    }
    case 'names': {
      const parts = kind.names.map((name) => [name, thing(typed)[name]] as const);
      const given = parts.filter(([, part]) => !isEmpty(part));
      return Object.fromEntries(given.map(([name, part]) => [name, fromForm(kind.item, part)]));
    }
    case 'texts':
      return Object.fromEntries(Object.entries(thing(typed)).filter(([, text]) => !isEmpty(text)));
    case 'optional':
      return typed === null || typed === undefined ? null : fromForm(kind.whole, typed);
    case 'time':
      return timeOf(typed);
    case 'text':
    case 'day':
      return typed === '' || typed === null || typed === undefined ? emptyOf(shape) : typed;
    default:
      return typed ?? null;
  }
}

/** A new thing of a shape, for a row that is added or a part that is switched on. */
export function blankOf(shape: Shape): unknown {
  const kind = kindOf(shape);
  if (shape.default !== undefined) return toForm(shape, shape.default);
  switch (kind.is) {
    case 'group':
      return Object.fromEntries(kind.parts.map(([name, part]) => [name, blankOf(part)]));
    case 'texts':
    case 'switches':
    case 'names':
    case 'union':
      return {};
    case 'rows':
      return Array.from({ length: kind.least }, () => blankOf(kind.item));
    case 'choices':
    case 'pairs':
      return [];
    case 'switch':
      return false;
    case 'lines':
    case 'text':
      return '';
    default:
      return null;
  }
}

/** The input beside which a fault is shown: a fault of a line, or of a pair, is one of the whole list. */
export function inputOf(shape: Shape, path: readonly string[]): string[] {
  const [first, ...rest] = path;
  const kind = kindOf(shape);
  if (first === undefined) return kind.is === 'union' ? [kind.by] : [];
  if (kind.is === 'optional') return inputOf(kind.whole, path);
  if (kind.is === 'rows') return [first, ...inputOf(kind.item, rest)];
  if (kind.is === 'names') return [first, ...inputOf(kind.item, rest)];
  if (kind.is === 'texts' || kind.is === 'switches') return [first];
  if (kind.is === 'union') {
    const option = kind.options.find(({ shape: { properties = {} } }) => first in properties);
    return option ? inputOf(option.shape, path) : [kind.by];
  }
  const part = kind.is === 'group' ? kind.parts.find(([name]) => name === first)?.[1] : undefined;
  return part ? [first, ...inputOf(part, rest)] : [];
}

/** All single values of a thing, by their path. */
export function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null)) {
    return [[path, value.join(', ')]];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path === '' ? name : `${path}.${name}`));
  }
  return [[path, value === null || value === undefined ? '' : String(value)]];
}

function linesOf(typed: unknown): string[] {
  return typeof typed === 'string'
    ? typed
        .split('\n')
        .map((each) => each.trim())
        .filter((each) => each !== '')
    : [];
}

/** The input for times gives a date of the browser's. */
function timeOf(typed: unknown): unknown {
  if (typed instanceof Date) return Number.isNaN(typed.getTime()) ? null : typed.toISOString();
  return typed === '' ? null : (typed ?? null);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function emptyOf(shape: Shape): '' | null {
  return withoutNull(shape) === shape ? '' : null;
}
