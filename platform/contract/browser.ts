import type { Call, CallInput } from './client.ts'
import { createClient } from './client.ts'
import type { Endpoint, ReplyOf } from './endpoint.ts'

export interface BrowserSettings {
  /** The session's bearer token for a call made now, or null. */
  readonly token: () => string | null
  /** Called after each 401 to a call with the session's own token; true where there is a new session, to try again. */
  readonly onUnauthorized: (path: string, method: Endpoint['method']) => Promise<boolean>
}

let settings: BrowserSettings = { token: () => null, onUnauthorized: () => Promise.resolve(false) }

/** Says whose token the calls carry and what a 401 leads to. The entry point calls it once, before the first call. */
export function configureClient(given: BrowserSettings): void {
  settings = given
}

const withSession = createClient({
  baseUrl: '',
  token: () => settings.token(),
  onUnauthorized: (path, method) => settings.onUnauthorized(path, method),
})

// People who hold a link have no session: a link that went stale must never throw them onto the admins' sign-in.
const withLink = createClient({ baseUrl: '', token: () => null })

/** The one way by which pages call the server, typed by the endpoint. Fails with `CallError`; gives up after 10000 ms. */
export const call: Call = <const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> =>
  endpoint.who.startsWith('link:') || input.token !== undefined
    ? withLink(endpoint, input)
    : withSession(endpoint, input)
