import { useRouteError } from '#ui/router.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { pageProblemWords as words } from '../words/page-frame.ts'

/** A page that failed, shown inside its layout, so that the navigation still works. */
export function RouteError() {
  const error = useRouteError()
  // After a release an open page requests files that no longer exist. Reloading gets the new names.
  const outdated = error instanceof TypeError && /dynamically imported module|Importing a module/.test(error.message)
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        error={error}
        title={outdated ? words.outdated : words.failed}
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
