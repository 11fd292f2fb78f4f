import { z, type ZodType } from 'zod';

type Json = Record<string, unknown>;

/**
 * Keywords that some provider rejects, or that make a local model's grammar explode. Checked after the answer arrives.
 */
const LEFT_OUT = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'uniqueItems',
  'pattern',
  'format',
  'default',
  'propertyNames',
]);

/** Kept for small models, which would write a list without end. */
const LENGTHS = new Set(['minItems', 'maxItems']);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orNull = (schema: unknown): unknown => ({ anyOf: [schema, { type: 'null' }] });

/** Makes every member required, as strict providers demand; an optional member may be null instead. */
const strictObject = (schema: Json, keepsLengths: boolean): Json => {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, member]) => {
        const strict = strictly(member, keepsLengths);
        return [name, required.includes(name) ? strict : orNull(strict)];
      }),
    ),
    required: Object.keys(properties),
    additionalProperties: false,
  };
};

const strictly = (schema: unknown, keepsLengths: boolean): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => strictly(one, keepsLengths));
  if (!isRecord(schema)) return schema;
  const isKept = (word: string) => !LEFT_OUT.has(word) && (keepsLengths || !LENGTHS.has(word));
  const kept = Object.fromEntries(Object.entries(schema).filter(([word]) => isKept(word)));
  if (kept.type === 'object') return strictObject(kept, keepsLengths);
  return Object.fromEntries(
    Object.entries(kept).map(([word, value]) => [
      word,
      word === 'enum' || word === 'const' ? value : strictly(value, keepsLengths),
    ]),
  );
};

/**
 * The JSON schema sent to a provider: the shape alone, in a dialect all of them accept.
 * @param keepsLengths keeps the lengths of lists
 */
export const wireSchema = (schema: ZodType, keepsLengths = false): Json =>
  strictly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), keepsLengths) as Json;
