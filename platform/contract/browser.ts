import type { Call, CallInput } from './client.ts'
import { createClient } from './client.ts'
import type { Endpoint, ReplyOf } from './endpoint.ts'

export interface BrowserSettings {
  /** The current bearer token of the session, or null. */
  readonly token: () => string | null
  /** Called after a 401 to a call with the session's token. Returns true if there is a new session and the call should be repeated. */
  readonly onUnauthorized: (path: string, method: Endpoint['method']) => Promise<boolean>
}

let settings: BrowserSettings = { token: () => null, onUnauthorized: () => Promise.resolve(false) }

/** Sets the token of the calls and what happens after a 401. The entry point calls it once, before the first call. */
export function configureClient(given: BrowserSettings): void {
  settings = given
}

const withSession = createClient({
  baseUrl: '',
  token: () => settings.token(),
  onUnauthorized: (path, method) => settings.onUnauthorized(path, method),
})

// People with a link have no session. An expired link must never lead them to the admins' login page.
const withLink = createClient({ baseUrl: '', token: () => null })

/** Calls the server, typed by the endpoint. Fails with `CallError`, also after 10000 ms without a reply. */
export const call: Call = <const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> =>
  endpoint.who.startsWith('link:') || input.token !== undefined
    ? withLink(endpoint, input)
    : withSession(endpoint, input)
