/** Values stored on the client under the names of the specification (sections 3 and 4). `admin_role` and those below are our own. */
export type StorageKey =
  | 'authToken'
  | 'auth_token'
  | 'userId'
  | 'organizationId'
  | 'organisation_logo'
  | 'colors'
  | 'subscription_warnings'
  | 'disable_actions'
  | 'package_limits'
  | 'application_page_view'
  | 'can_create_custom_ai'
  | 'can_create_flow'
  | 'super_admin_token'
  | 'admin_role'
  | 'sidebar_collapsed'

const listeners = new Set<() => void>()
/** Stores the session if storage is not available (some private modes); it then lasts as long as the page. */
const memory = new Map<string, string>()

const notify = () => {
  for (const listener of listeners) listener()
}

export function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Writes what changed; null removes. */
export function write(values: Partial<Record<StorageKey, string | null>>): void {
  for (const [key, value] of Object.entries(values)) {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      if (value === null) memory.delete(key)
      else memory.set(key, value)
    }
  }
  notify()
}

/** Everything of this origin on this device: local storage, session storage and the cookies a script can reach. */
export function clearAll(): void {
  memory.clear()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage that is not available holds nothing.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
  notify()
}

/** Calls the listener after each change, in this tab and in others. */
export function onStorage(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
