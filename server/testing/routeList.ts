import type { FastifyInstance } from 'fastify';

export interface Route {
  method: string;
  /** As registered, with :name for a parameter. */
  url: string;
}

const INDENT = 4;

/** Every route of the app, as listed by its router. */
export const routesOf = (app: FastifyInstance): Route[] => {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([\s│├└─]*)(\S*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (methods === '') return [];
      const depth = indent.length / INDENT;
      const url = (above[depth - 2] ?? '') + path;
      above.length = depth - 1;
      above.push(url);
      return methods.split(', ').map((method) => ({ method, url }));
    });
};
