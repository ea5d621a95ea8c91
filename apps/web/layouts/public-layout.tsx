import { Outlet } from '#ui/router.tsx'
import { DataProvider } from './data-provider.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** The site: header, page, footer. */
export function PublicLayout() {
  return (
    <DataProvider>
      <div className="flex min-h-dvh flex-col text-16">
        <SkipLink />
        <PublicHeader />
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
          <Outlet />
        </main>
        <PublicFooter />
      </div>
    </DataProvider>
  )
}
