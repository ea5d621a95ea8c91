import { useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'

/** A page that failed, inside its layout: the rest of the product stays in reach. */
export function RouteError() {
  const error = useRouteError()
  // After a release the old page asks for files that are gone; only a fresh page knows the new names.
  const outdated = error instanceof TypeError && /dynamically imported module|Importing a module/.test(error.message)
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <ErrorState
        error={error}
        title={outdated ? 'This page is newer than what is open' : 'This page could not be shown'}
        action={
          <>
            <Button onClick={() => window.location.reload()}>Load it again</Button>
            <a className="button" data-kind="quiet" href="/">
              Go to the start
            </a>
          </>
        }
      />
    </div>
  )
}
