import type { ComponentProps } from 'react'
import { Link } from '#ui/router.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { paths } from '../../paths.ts'
import { siteWords } from '../../words/site.ts'
import { AuthPage } from './auth-page.tsx'

/** A page that is opened from an e-mail: only the logo instead of the site's header. */
export function BarePage(props: ComponentProps<typeof AuthPage>) {
  return (
    <div className="flex min-h-dvh flex-col text-16">
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-[1280px] items-center px-5 md:px-8 xl:px-10">
          <Link to={paths.home()} aria-label={siteWords.homeLink} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1">
        <DataProvider>
          <AuthPage {...props} />
        </DataProvider>
      </main>
    </div>
  )
}
