/** The list that candidates are opened from, so that a candidate's page can link to the previous and the next one. */
export interface OpenedList {
  /** The query of the list's address, with its filters. */
  readonly address: string
  /** The number of all applications that match, as text: "42", "10,000+". */
  readonly total: string
  readonly items: readonly ListedCandidate[]
  /** The application that was opened last. The list highlights it on return. */
  readonly last?: string
}
export interface ListedCandidate {
  readonly id: string
  readonly candidate_uuid: string
}

export interface ListPosition {
  /** Starts at 1. */
  readonly at: number
  readonly total: string
  readonly previous: ListedCandidate | null
  readonly next: ListedCandidate | null
}

const KEY = 'opened_applications'

/** Stored for this tab only: another tab may show another list. */
export function saveOpenedList(list: OpenedList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Storage is not available (some private modes): candidates then have no previous and next.
  }
}

export function readOpenedList(): OpenedList | null {
  try {
    const list = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OpenedList | null
    return Array.isArray(list?.items) ? list : null
  } catch {
    return null
  }
}

/** The position of an application in the list; null if it was not opened from this list. */
export function positionIn(list: OpenedList | null, address: string, applicationId: string): ListPosition | null {
  if (!list || list.address !== address) return null
  const index = list.items.findIndex(({ id }) => id === applicationId)
  if (index < 0) return null
  return {
    at: index + 1,
    total: list.total,
    previous: list.items[index - 1] ?? null,
    next: list.items[index + 1] ?? null,
  }
}
