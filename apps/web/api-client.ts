import { configureClient } from '#platform/contract/browser.ts'
import { askToSignIn, canAsk, hasUnsavedInput } from './expired-session.ts'
import { paths } from './paths.ts'
import { superAdminPaths } from './super-admin-paths.ts'
import { dropSuperAdminToken, dropToken, isSuperAdminPath, tokenFor } from './session.ts'

const RETURN_KEY = 'return_to'
/** The calls that start and end a session. */
const LOGIN = '/api/auth/login'
const LOGOUT = '/api/auth/logout'

interface Leaving {
  readonly navigate: (to: string) => void
  /** Clears what was read in the session that ended. */
  readonly clearCache: () => void
}

/**
 * Gives calls the session's token, and applies the rule for a 401 outside the super-admin area: the token is cleared and the
 * user is sent to /login (specification, sections 4 and 8); in the super-admin area to its own login. Where that would lose something (an action, or text that is being
 * typed), a dialog asks to sign in again first: signing in repeats the call in place, dismissing it leads to /login.
 */
export function configureApi({ navigate, clearCache }: Leaving): void {
  const leave = (to: string) => {
    clearCache()
    navigate(to)
    return false
  }
  configureClient({
    token: () => tokenFor(window.location.pathname),
    async onUnauthorized(path, method) {
      const here = window.location.pathname
      if (isSuperAdminPath(here)) {
        // A call that changes something keeps its form, with the reason, so that nothing typed is lost.
        if (method !== 'GET' || !isSuperAdminPath(path) || here === superAdminPaths.superAdminLogin()) return false
        dropSuperAdminToken()
        rememberReturn(here + window.location.search)
        return leave(superAdminPaths.superAdminLogin())
      }
      if (isSuperAdminPath(path)) return false
      dropToken()
      // The form shows a wrong password itself, and people who log out do not want to log in again.
      if (here === paths.login() || path === LOGIN || path === LOGOUT) return false
      if (canAsk() && (method !== 'GET' || hasUnsavedInput())) {
        const end = await askToSignIn()
        if (end === 'renewed') return true
        if (end === 'other_person') return leave(paths.dashboard())
      }
      rememberReturn(here + window.location.search)
      return leave(paths.login())
    },
  })
}

/** Where to go back to after signing in. */
export function rememberReturn(to: string): void {
  try {
    sessionStorage.setItem(RETURN_KEY, to)
  } catch {
    // Storage is not available: signing in then leads to the dashboard.
  }
}

export function takeReturn(): string | null {
  try {
    const to = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    // The two areas have separate sessions: a login leads back into its own.
    return to !== null && isSuperAdminPath(to) === isSuperAdminPath(window.location.pathname) ? to : null
  } catch {
    return null
  }
}
