import { configureClient } from '#platform/contract/browser.ts'
import { paths } from './paths.ts'
import { dropToken, isSuperAdminPath, tokenFor } from './session.ts'

const RETURN_KEY = 'return_to'

interface Leaving {
  readonly navigate: (to: string) => void
  /** Drops what was read in the session that ended. */
  readonly forget: () => void
}

/** Gives the calls the session's token, and the 401 rule: outside the super-admin area the token goes and /login opens. */
export function configureApi({ navigate, forget }: Leaving): void {
  configureClient({
    token: () => tokenFor(window.location.pathname),
    onUnauthorized: path => {
      const here = window.location.pathname
      if (isSuperAdminPath(here) || isSuperAdminPath(path)) return
      dropToken()
      if (here === paths.login()) return // A wrong password: the form says so itself.
      rememberReturn(here + window.location.search)
      forget()
      navigate(paths.login())
    },
  })
}

/** Where to go back to after signing in. */
export function rememberReturn(to: string): void {
  try {
    sessionStorage.setItem(RETURN_KEY, to)
  } catch {
    // Storage is shut: signing in then leads to the dashboard.
  }
}

export function takeReturn(): string | null {
  try {
    const to = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    return to
  } catch {
    return null
  }
}
