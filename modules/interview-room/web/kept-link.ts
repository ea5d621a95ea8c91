/** The interview link's token, kept for this tab: it leaves the address bar at once, and with it the history and shared screens. */
const KEY = 'interview_link'
let held: string | null = null

export function keepLink(token: string): void {
  held = token
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Storage is shut: the link lasts as long as the page.
  }
}

export function keptLink(): string | null {
  if (held) return held
  try {
    held = sessionStorage.getItem(KEY)
  } catch {
    // As above.
  }
  return held
}

/** How a candidate wants to answer, decided on the page before the room. */
export interface Ways {
  readonly typed: boolean
  readonly microphone: string | null
  readonly picture: boolean
}
const WAYS = 'interview_ways'
const USUAL: Ways = { typed: false, microphone: null, picture: true }

export function keepWays(ways: Partial<Ways>): void {
  try {
    sessionStorage.setItem(WAYS, JSON.stringify({ ...keptWays(), ...ways }))
  } catch {
    // As above.
  }
}

export function keptWays(): Ways {
  try {
    return { ...USUAL, ...(JSON.parse(sessionStorage.getItem(WAYS) ?? '{}') as Partial<Ways>) }
  } catch {
    return USUAL
  }
}
