import { isIP } from 'node:net';
import { DomainError } from '../../errors/domainError';
import { isPublicAddress } from './publicAddress';

/** Which machines may be asked for a page. */
export interface PageRules {
  /** Whether a connection to this IP address is allowed for this host and port. */
  mayConnect: (ip: string, host: string, port: number) => boolean;
}

/** Ports of web servers. A page on another one is rarely a page, and a scan of ports often is. */
const PORTS: ReadonlySet<number> = new Set([80, 443, 8000, 8080, 8443]);

export const portOf = ({ protocol, port }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** The host of an address, without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Public addresses at the ports of web servers, and the hosts in the operator's own network that the settings name.
 * @param localHosts "mealie.lan" or "192.168.1.5:9925", in lower case
 */
export const pageRules = (localHosts: readonly string[] = []): PageRules => ({
  mayConnect: (ip, host, port) =>
    localHosts.includes(`${host}:${port}`) || (PORTS.has(port) && (localHosts.includes(host) || isPublicAddress(ip))),
});

/**
 * An address as a cook types or pastes it, or as a redirect gives it.
 * @param base the page that redirects
 * @throws DomainError pageAddressWrong when it is not the address of a web page
 */
export const parsePageAddress = (text: string, base?: URL): URL => {
  const trimmed = text.trim();
  const isBare = base === undefined && /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(trimmed);
  const written = isBare ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(written, base)) throw new DomainError('pageAddressWrong');
  const url = new URL(written, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new DomainError('pageAddressWrong');
  url.hash = '';
  return url;
};

/**
 * Refuses an address that is an IP address which may not be asked. Names are checked when they are resolved.
 * @throws DomainError pageNotPublic
 */
export const checkWrittenAddress = (url: URL, { mayConnect }: PageRules): void => {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayConnect(host, host, portOf(url))) throw new DomainError('pageNotPublic');
};
