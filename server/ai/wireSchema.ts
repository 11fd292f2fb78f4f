import { z, type ZodType } from 'zod';

type Json = Record<string, unknown>;

/**
 * Words that some provider refuses, or that blow up the grammar of a local one. They are checked when the answer is
 * here.
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
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'format',
  'default',
  'propertyNames',
]);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orNull = (schema: unknown): unknown => ({ anyOf: [schema, { type: 'null' }] });

/** Every member is required, as the strict providers want it; one that may be absent may be null instead. */
const strictObject = (schema: Json): Json => {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, member]) => {
        const strict = strictly(member);
        return [name, required.includes(name) ? strict : orNull(strict)];
      }),
    ),
    required: Object.keys(properties),
    additionalProperties: false,
  };
};

const strictly = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strictly);
  if (!isRecord(schema)) return schema;
  const kept = Object.fromEntries(Object.entries(schema).filter(([word]) => !LEFT_OUT.has(word)));
  if (kept.type === 'object') return strictObject(kept);
  return Object.fromEntries(
    Object.entries(kept).map(([word, value]) => [word, word === 'enum' || word === 'const' ? value : strictly(value)]),
  );
};

/** The JSON schema that a provider is held to: the shape alone, in the dialect that all of them take. */
export const wireSchema = (schema: ZodType): Json =>
  strictly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as Json;
