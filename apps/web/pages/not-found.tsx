import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../paths.ts'
import { useIsSignedIn } from '../session.ts'

export default function NotFound() {
  const signedIn = useIsSignedIn()
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center">
      <EmptyState
        level={1}
        drawing="search"
        title="There is no page here"
        action={
          <LinkButton to={signedIn ? paths.dashboard() : paths.home()}>
            {signedIn ? 'Go to the dashboard' : 'Go to the start'}
          </LinkButton>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </div>
  )
}
