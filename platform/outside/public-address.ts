import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is on the public internet: not this computer, a private network, a link, or an address that leads to one of
 * these (mapped, tunnelled or translated).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}
