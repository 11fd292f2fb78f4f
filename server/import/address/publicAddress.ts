import ipaddr from 'ipaddr.js';

/** 2000::/3, the only part of IPv6 that has been assigned (IANA, "IPv6 Global Unicast Address Assignments"). */
const ASSIGNED = ipaddr.IPv6.parse('2000::');
const ASSIGNED_BITS = 3;

/**
 * Whether an IP address belongs to a machine on the public internet: neither to this one, nor to one of its network,
 * nor to another special range of IANA's registries (RFC 6890). An IPv4 address inside an IPv6 address (mapped, NAT64,
 * 6to4, Teredo) is special too, because it may lead inside.
 * @param address IPv4 or IPv6, in any spelling; anything else is not public
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(ASSIGNED, ASSIGNED_BITS);
};
