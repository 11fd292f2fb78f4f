import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { DomainError } from '../../errors/domainError';
import type { PageRules } from './pageRules';

/** Every address of a host. Rejects when it has none. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true, verbatim: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * The `lookup` of one connection: resolves the host once, and hands over only addresses that may be asked, so that the
 * connection goes to exactly what was checked, whatever the name means a moment later. A host that also has an address
 * inside is refused as a whole.
 */
export const checkedLookup =
  (port: number, { mayConnect }: PageRules, resolve: Resolve = resolveBySystem): LookupFunction =>
  (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => mayConnect(address, host, port)))
          callback(new DomainError(first ? 'pageNotPublic' : 'pageUnreachable'), '', 0);
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
