import { z, type ZodType } from 'zod';
import type { Random } from '../../images/canvas/seededRandom';

/** Sources of plausible values by field name, so that some calls refer to existing data. */
export type Hints = Readonly<Record<string, () => unknown>>;

interface Shape {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const WORDS = [
  'egg',
  'huevos',
  'pommes de terre',
  'no onion',
  '400 g',
  ',',
  '\n',
  ';',
  'Vegan',
  'en-GB',
  'Meals',
  'Drinks',
  'None',
  '<b>',
  '{',
  '"',
  '</script>',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
  '\u0000',
  '\ud800',
  '\u202e',
  '🍳',
  'a'.repeat(300),
  "' or 1=1 --",
  '%s%n',
  '../../etc/passwd',
  '١٢',
  'İ',
  'ß',
  'sugar, flour and butter',
  'Shakshuka',
  'sin gluten',
  '${7*7}',
  '\r\nset-cookie: a=b',
] as const;

const NUMBERS = [
  0,
  1,
  -1,
  2,
  3,
  4,
  5,
  6,
  0.5,
  1e9,
  -1e9,
  2 ** 31,
  2 ** 53,
  2 ** 53 - 1,
  1e308,
  5e-324,
  10_000,
] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz éñ0123456789-_.@/:%<>&\\"\'';

/** Values that no contract is asked about. */
const createJunk = (random: Random) => {
  const letters = (count: number) =>
    Array.from({ length: count }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join('');

  const text = (): string => {
    if (random.chance(0.3)) return letters(random.whole(0, 40));
    return Array.from({ length: random.whole(0, 5) }, () => random.pick(WORDS as unknown as readonly [string])).join(
      ' ',
    );
  };

  const number = (): number => (random.chance(0.6) ? random.pick(NUMBERS) : random.between(-1e6, 1e6));

  /** Any JSON value. */
  const junk = (depth = 0): unknown => {
    const kind = random.whole(0, depth > 2 ? 5 : 8);
    if (kind === 0) return null;
    if (kind === 1) return random.chance(0.5);
    if (kind === 2) return number();
    if (kind === 3) return text().repeat(random.chance(0.05) ? 200 : 1);
    if (kind <= 5) return text();
    if (kind === 6) return Array.from({ length: random.whole(0, 4) }, () => junk(depth + 1));
    return Object.fromEntries(
      Array.from({ length: random.whole(0, 4) }, () => [
        random.pick(['id', 'name', 'title', 'language', '__proto__', 'toString', '', 'at', 'step']),
        junk(depth + 1),
      ]),
    );
  };

  return { letters, text, number, junk };
};

type Junk = ReturnType<typeof createJunk>;

/** Values that satisfy a contract. */
const createFitting = (random: Random, hints: Hints, { letters, text, junk }: Junk) => {
  const integerIn = ({ minimum = -1e6, maximum = 1e6 }: Shape) =>
    random.whole(Math.max(minimum, -1e12), Math.min(maximum, 1e12));

  const fitting = (shape: Shape, name = ''): unknown => {
    const hint = hints[name];
    if (hint && random.chance(0.75)) return hint();
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return random.pick(shape.enum as readonly [unknown]);
    const branches = shape.anyOf ?? shape.oneOf;
    if (branches) return fitting(random.pick(branches as readonly [Shape]), name);
    switch (shape.type) {
      case 'string':
        if (shape.format === 'email') return `${letters(5).replace(/[^a-z]/g, 'x')}@example.org`;
        return text().slice(0, shape.maxLength ?? 100) || 'word';
      case 'integer':
        return integerIn(shape);
      case 'number':
        return random.chance(0.5) ? integerIn(shape) : Math.max(shape.minimum ?? 0, random.between(0, 100));
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: random.whole(0, 3) || 1 }, () => fitting(shape.items ?? {}, name));
      case 'object':
        return Object.fromEntries(
          Object.entries(shape.properties ?? {})
            .filter(([key]) => shape.required?.includes(key) || random.chance(0.4))
            .map(([key, property]) => [key, fitting(property, key)]),
        );
      default:
        return junk();
    }
  };

  return fitting;
};

/** Makes a value invalid. */
const createSpoilt = (random: Random, { text, junk }: Junk) => {
  /** The value with something invalid at a random place. */
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
      const copy: unknown[] = [...value];
      const at = random.whole(0, copy.length - 1);
      copy[at] = spoilt(copy[at]);
      return copy;
    }
    if (typeof value === 'object' && value !== null && random.chance(0.9)) {
      const keys = Object.keys(value);
      if (keys.length === 0) return { [text()]: junk() };
      const key = random.pick(keys as unknown as readonly [string]);
      const { [key]: chosen, ...rest } = value as Record<string, unknown>;
      return random.chance(0.2) ? rest : { ...rest, [key]: spoilt(chosen) };
    }
    return junk();
  };

  return spoilt;
};

/** Values that satisfy a contract, nearly satisfy it, or do not. */
export const createFuzzValues = (random: Random, hints: Hints) => {
  const any = createJunk(random);
  const { text, number, junk } = any;
  return { text, number, junk, fitting: createFitting(random, hints, any), spoilt: createSpoilt(random, any) };
};

export type FuzzValues = ReturnType<typeof createFuzzValues>;

/** The parts of a contract from which values are generated. */
export const shapeOf = (schema: ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
