import ipaddr from 'ipaddr.js'

/**
 * The network that the calls of an address are counted for. In IPv6 it is the /64, because a single connection has at least that many
 * addresses. IPv4 is counted by address, also if it is written as IPv6.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  // Behind a translator (RFC 6052) all of IPv4 is in one /64.
  if (!(parsed instanceof ipaddr.IPv6) || parsed.range() === 'rfc6052') return parsed.toString()
  const network = parsed.parts.slice(0, 4).map(part => part.toString(16))
  return `${network.join(':')}::/64`
}
