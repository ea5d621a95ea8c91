import { useLocation } from '#ui/router.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { layoutOf } from '../layouts/layout-of.ts'
import { useRouteHandle } from '../layouts/root.tsx'
import { type PathName, paths } from '../paths.ts'
import { comingWords as words } from '../words/coming.ts'

/** Where to go from a page that is not available yet. */
const NEXT = {
  public: { to: paths.home(), label: words.home },
  sidebar: { to: paths.applications(), label: words.applications },
} as const

/** What each of these pages will do. */
const PURPOSES: Partial<Record<PathName, string>> = words.purpose

/** A page that is not available yet: what it will do, and where to go now. */
export default function ComingPage() {
  const { name, title } = useRouteHandle()
  const { pathname } = useLocation()
  const layout = layoutOf(pathname)
  const plain = layout !== 'public' && layout !== 'sidebar'
  const next = plain || NEXT[layout].to === pathname ? NEXT.public : NEXT[layout]
  // In the plain layouts the page itself brings the main landmark.
  const Frame = plain ? 'main' : 'div'
  return (
    <Frame className="grid min-h-[70dvh] flex-1 place-items-center">
      <EmptyState
        level={1}
        drawing="page"
        title={title ? words.title(title) : words.untitled}
        action={<LinkButton to={next.to}>{next.label}</LinkButton>}
      >
        {name && PURPOSES[name]}
      </EmptyState>
    </Frame>
  )
}
