import { useLocation } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { layoutOf } from '../layouts/layout-of.ts'
import { useRouteHandle } from '../layouts/root.tsx'
import { paths } from '../paths.ts'
import { COMING } from './coming.ts'

/** A route whose screen is not built yet: what it will do, and where to go now. */
export default function ComingPage() {
  const { name, title } = useRouteHandle()
  const coming = name && COMING[name]
  const elsewhere = coming && coming.next !== name ? coming : null
  const layout = layoutOf(useLocation().pathname)
  // The plain layouts leave the main landmark to their pages.
  const Frame = layout === 'none' || layout === 'apply' ? 'main' : 'div'
  return (
    <Frame className="grid min-h-[70dvh] flex-1 place-items-center">
      <EmptyState
        level={1}
        drawing="page"
        title={`${title ?? 'This page'} is not here yet`}
        action={
          <LinkButton to={elsewhere ? paths[elsewhere.next].pattern : paths.home()}>
            {elsewhere?.nextLabel ?? 'Go to the start'}
          </LinkButton>
        }
      >
        {coming?.does}
      </EmptyState>
    </Frame>
  )
}
