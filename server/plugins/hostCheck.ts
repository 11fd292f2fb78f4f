import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { DomainError } from '../errors/domainError';
import { machineName, ownAddresses } from '../lan/homeCertificates';
import { hostNameOf } from '../text/hostName';

type Settings = Pick<Config, 'publicUrl' | 'host' | 'allowedHosts'>;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const LOCAL_NAME = /^(?:[\w-]+\.)*localhost$/;

const isLoopback = (name: string): boolean =>
  isIP(name) === 0 ? LOCAL_NAME.test(name) : loopback.check(name, isIP(name) === 6 ? 'ipv6' : 'ipv4');

/**
 * Tells whether a Host header means this server: loopback and what the operator allows always do; beside them the
 * public address, or without one the machine's own addresses and the names that the start prints.
 */
export const knowsHost = (
  { publicUrl, host, allowedHosts }: Settings,
  { machine = machineName(), addresses = () => ownAddresses() } = {},
): ((header: string) => boolean) => {
  const own =
    publicUrl === undefined ? [`${machine}.local`, ...(isIP(host) === 0 ? [host] : [])] : [new URL(publicUrl).host];
  const names = new Set([...own.map(hostNameOf), ...allowedHosts]);
  // Asked each time, because the network may give the machine another address while the server runs.
  const isOwnAddress = (name: string) => publicUrl === undefined && isIP(name) !== 0 && addresses().includes(name);
  return (header) => {
    const name = hostNameOf(header);
    return name !== undefined && (isLoopback(name) || names.has(name) || isOwnAddress(name));
  };
};

/** Browsers always name a host; health checks by HTTP/1.0 may not, and no other website can send those. */
const namesNoHost = ({ host, headers }: FastifyRequest): boolean => host === '' && headers.host === undefined;

/** How many Host headers were sent; Node shows only the first. */
const hostHeaders = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;

/** The host in a target such as `http://larder.example/`, which counts instead of the header. */
const hostOfTarget = ({ raw }: FastifyRequest): string | undefined => /^[a-z]+:\/\/([^/?#]*)/i.exec(raw.url ?? '')?.[1];

/**
 * Refuses requests for a host that is not ours. Otherwise another website could give its own name our address (DNS
 * rebinding) and would count as our origin.
 */
export const addHostCheck = (app: FastifyInstance, settings: Settings): void => {
  const knows = knowsHost(settings);
  app.addHook('onRequest', (request, _reply, done) => {
    if (hostHeaders(request) > 1) return done(new DomainError('malformedRequest'));
    const target = hostOfTarget(request);
    const isKnown = (namesNoHost(request) || knows(request.host)) && (target === undefined || knows(target));
    done(isKnown ? undefined : new DomainError('foreignHost'));
  });
};
