import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../paths.ts'
import { useIsSignedIn } from '../session.ts'
import { pageProblemWords as words } from '../words/page-frame.ts'

export default function NotFound() {
  const signedIn = useIsSignedIn()
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center">
      <EmptyState
        level={1}
        drawing="search"
        title={words.notFound}
        action={
          <LinkButton to={signedIn ? paths.dashboard() : paths.home()}>
            {signedIn ? words.dashboard : words.home}
          </LinkButton>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </div>
  )
}
