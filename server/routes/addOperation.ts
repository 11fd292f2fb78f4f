import type { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import { OPERATIONS, type Operation, type OperationName } from '@contracts/operations';
import { accountOf } from '../plugins/sessions';
import type { JsonText } from '../text/jsonText';

type PartOf<O extends Operation, Part extends keyof Operation> = O extends Record<Part, ZodType> ? O[Part] : undefined;

/** Possible results of a handler: the value, its JSON text, or a stream if the operation has events or is long. */
type AnswerOf<O extends Operation> =
  | (O['response'] extends ZodType<infer Answer> ? Answer | JsonText<Answer> : void)
  | (O extends { events: ZodType } | { isLong: true } ? Readable : never);

interface SchemaOf<O extends Operation> extends FastifySchema {
  params: PartOf<O, 'params'>;
  querystring: PartOf<O, 'query'>;
  body: PartOf<O, 'body'>;
  response: { 200: ZodType<AnswerOf<O>> };
}

/** A handler whose request has the parameters, query and body as parsed by the operation's schemas. */
export type OperationHandler<Name extends OperationName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  unknown,
  SchemaOf<(typeof OPERATIONS)[Name]>,
  ZodTypeProvider
>;

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface Hooks {
  onRequest?: Hook | Hook[];
  /** Runs just before validation. */
  preValidation?: Hook;
}

const urlOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const schemaOf = ({ params, query, body, response }: Operation): FastifySchema => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  ...(response && { response: { 200: response } }),
});

/** Issues keep the input, by which `fieldFailure` distinguishes missing from wrong values. */
const validatorCompiler = ({ schema }: { schema: unknown }) => {
  const zodSchema = schema as ZodType;
  return (data: unknown) => {
    const { error, data: value } = zodSchema.safeParse(data, { reportInput: true });
    return error ? { error } : { value };
  };
};

/** The types guarantee our responses. Validating sixty recipes again would take longer than finding them. */
const serializerCompiler = () => (answer: unknown) => JSON.stringify(answer);

const requireSession: Hook = async (request) => {
  accountOf(request);
};

const answerNothing: Hook = async (_request, reply) => {
  reply.code(204);
};

/**
 * Registers the route of an operation. A guest is refused where it needs a session; a request that does not fit the
 * schemas does not reach the handler; an operation without a response answers 204.
 */
export const addOperation = <Name extends OperationName>(
  app: FastifyInstance,
  name: Name,
  { onRequest = [], preValidation }: Hooks,
  handler: OperationHandler<Name>,
): void => {
  const operation: Operation = OPERATIONS[name];
  app.withTypeProvider<ZodTypeProvider>().route({
    method: operation.method,
    url: urlOf(operation.path),
    schema: schemaOf(operation) as SchemaOf<(typeof OPERATIONS)[Name]>,
    validatorCompiler,
    serializerCompiler,
    onRequest,
    preValidation: [...(operation.needsSession ? [requireSession] : []), ...(preValidation ? [preValidation] : [])],
    preHandler: operation.response === null ? [answerNothing] : [],
    handler,
  });
};
