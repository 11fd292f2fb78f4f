import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '@contracts/operations';
import { openApiDocument } from './openApiDocument';

/** The page loads only its own files; the tool's markup contains style attributes. */
const DOCS_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GET /api/docs, a page for reading and trying the calls, and GET /api/docs/json, its OpenAPI document. */
export const addDocsRoutes = async (app: FastifyInstance): Promise<void> => {
  const isServed = ({ method, path }: Operation) => app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') });
  let document: ReturnType<typeof openApiDocument> | undefined;
  await app.register(swagger, {
    openapi: {},
    // Made at the first request, when every route is registered.
    transformObject: () => (document ??= openApiDocument(isServed)) as never,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
};
