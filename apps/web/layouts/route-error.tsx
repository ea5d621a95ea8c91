import { useEffect } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { useRouteError } from '#ui/router.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { pageProblemWords as words } from '../words/page-frame.ts'

/** A page that failed, shown inside its layout, so that the navigation still works. */
export function RouteError() {
  const error = useRouteError()
  const notLoaded = error instanceof TypeError && /dynamically imported module|Importing a module/.test(error.message)
  const offline = notLoaded && !navigator.onLine
  useEffect(() => {
    if (!offline) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [offline])
  // After a release an open page requests files that no longer exist. Reloading gets the new names.
  const title = offline ? words.offline : notLoaded ? words.outdated : words.failed
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        error={offline ? new CallError(0, words.offlineText) : error}
        title={title}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
            <a className="button" data-kind="quiet" href="/">
              {words.home}
            </a>
          </>
        }
      />
    </div>
  )
}
