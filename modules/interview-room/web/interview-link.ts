/**
 * The interview link's token, stored for this tab only. It is removed from the address bar right away, so that it does not
 * appear in the history or on shared screens.
 */
const KEY = 'interview_link'
let current: string | null = null

export function saveLink(token: string): void {
  current = token
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // Without storage, the link lasts as long as the page.
  }
}

export function savedLink(): string | null {
  if (current) return current
  try {
    current = sessionStorage.getItem(KEY)
  } catch {
    // Without storage, only the link of this page is known.
  }
  return current
}
