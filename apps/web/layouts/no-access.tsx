import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../paths.ts'
import { accessWords as words } from '../words/session.ts'

/** Shown instead of a page that the person's role does not allow. The page's calls are not made. */
export const NoAccess = () => (
  <div className="grid min-h-[60dvh] flex-1 place-items-center">
    <EmptyState
      level={1}
      drawing="search"
      title={words.title}
      action={<LinkButton to={paths.applications()}>{words.back}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  </div>
)
