import { z, type ZodType } from 'zod';
import { failureSchema } from '@contracts/errors';
import { OPERATIONS, type Operation } from '@contracts/operations';

const schemaOf = (schema: ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const eventStream = (schema: ZodType | undefined) =>
  schema && { 'text/event-stream': { schema: schemaOf(schema, 'output') } };

const json = (schema: object) => ({ 'application/json': { schema } });

/** A form carries objects and lists as JSON text, and pictures as files. */
const formOf = (schema: ReturnType<typeof schemaOf>) => {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isJson = typeof property === 'object' && (property.type === 'object' || property.type === 'array');
    return [
      name,
      isJson ? { type: 'string', contentMediaType: 'application/json', contentSchema: property } : property,
    ];
  });
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          ...Object.fromEntries(properties),
          image: {
            type: 'string',
            format: 'binary',
            description: 'JPEG, PNG, WebP or GIF, at most 5 MB; the field may come up to four times',
          },
        },
      },
    },
  };
};

/** Parameters arrive as text; the output of their schemas says what the text has to be, such as an integer. */
const parametersIn = (place: 'path' | 'query', schema: ZodType | undefined) => {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'output') : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
};

const operationObject = (name: string, operation: Operation) => {
  const { params, query, tag, summary, body, isMultipart, response, events, needsSession } = operation;
  const input = body && schemaOf(body, 'input');
  return {
    operationId: name,
    tags: [tag],
    summary,
    parameters: [...parametersIn('path', params), ...parametersIn('query', query)],
    ...(input && {
      requestBody: { required: true, content: { ...(isMultipart && formOf(input)), ...json(input) } },
    }),
    responses: {
      ...(response
        ? { 200: { description: 'Done', content: { ...json(schemaOf(response, 'output')), ...eventStream(events) } } }
        : { 204: { description: 'Done' } }),
      default: {
        description: 'Refused; the message says why',
        content: json({ $ref: '#/components/schemas/Failure' }),
      },
    },
    ...(needsSession && { security: [{ session: [] }] }),
  };
};

/**
 * The OpenAPI 3.1 description of the calls, generated from the contracts.
 * @param isServed whether this server has the call; calls for developers may be left out
 */
export const openApiDocument = (isServed: (operation: Operation) => boolean) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries<Operation>(OPERATIONS))
    if (isServed(operation))
      (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationObject(name, operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Larder',
      version: '1',
      description:
        'Failures are `{ message, error }`: the message is in the language of the request, the code is for programs.',
    },
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
};
