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

/** Makes every member required, as strict providers demand; an optional member may be null instead. */
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

/** The JSON schema sent to a provider: the shape alone, in a dialect all of them accept. */
export const wireSchema = (schema: ZodType): Json =>
  strictly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as Json;
