import { parse } from 'regexparam'
import { paths } from '#apps/web/paths.ts'
import { superAdminPaths } from '#apps/web/super-admin-paths.ts'

/** Read by the router's own parser, so that the status of an address and the page shown there cannot differ. */
const PATTERNS = Object.values({ ...paths, ...superAdminPaths }).map(({ pattern }) => parse(pattern).pattern)

/** Whether the product has a page at this address. */
export function isKnownPage(address: string): boolean {
  const pathname = decoded(address.split(/[?#]/, 1)[0] ?? '')
  return PATTERNS.some(pattern => pattern.test(pathname))
}

/** Decoded as the router does it. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname // Not valid percent encoding: the text as it is.
  }
}
