import type { FastifyInstance } from 'fastify';
import { AUTHORITY_PATH } from '../lan/homeCertificates';

/** Serves the certificate of this computer's authority; its key is never sent. */
export const addHomeAuthority = (app: FastifyInstance, { certificate }: { certificate: string }): void => {
  app.get(AUTHORITY_PATH, (_request, reply) =>
    reply.type('application/x-x509-ca-cert').header('cache-control', 'no-store').send(Buffer.from(certificate)),
  );
};
