import { CallError } from '#platform/contract/client.ts'
import { inputProblems } from '#platform/contract/words.ts'
import { useRouteError } from '#ui/router.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { pageProblemWords as words } from '../words/page-frame.ts'

/** A page that failed, shown inside its layout, so that the navigation still works. */
export function RouteError() {
  const error = useRouteError()
  const notLoaded = /import(ed|ing a) module/i.test(String(error))
  const offline = notLoaded && !navigator.onLine
  // After a release an open page requests files that no longer exist. Reloading gets the new names.
  const title = offline ? words.offline : notLoaded ? words.outdated : words.failed
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        error={offline ? new CallError(0, inputProblems.unreachable) : error}
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
