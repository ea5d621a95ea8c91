import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from '#ui/router.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { paths } from '../paths.ts'
import { useIsSignedIn, useUserId } from '../session.ts'
import { useLogout } from './use-logout.ts'
import { siteWords as words } from '../words/site.ts'

const LINKS = [
  [paths.home(), words.home],
  [paths.features(), words.features],
  [paths.about(), words.about],
  [paths.howItWorks(), words.howItWorks],
  [paths.packages(), words.packages],
  [paths.contact(), words.contact],
] as const

/** With or without a slash at the end. */
const isHere = (to: string, pathname: string) => pathname === to || pathname === `${to}/`

export function PublicHeader() {
  const { pathname } = useLocation()
  // The menu is open on the page where it was opened, so navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  return (
    <header className="relative z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[1280px] items-center gap-9 px-5 md:px-8 lg:h-18 xl:px-10">
        <Link to={paths.home()} aria-label={words.homeLink} className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
        <nav aria-label={words.navigation} className="flex gap-1 text-14 font-medium max-lg:hidden">
          {LINKS.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              aria-current={isHere(to, pathname) ? 'page' : undefined}
              className="rounded-control px-2 py-2 whitespace-nowrap text-text-2 hover:bg-sunken hover:text-text aria-[current]:text-text xl:px-[11px]"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex gap-2 max-lg:hidden">
          <SessionButtons />
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpenOn(open ? null : pathname)}
          className="-mr-3 ml-auto inline-flex h-11 items-center gap-2 px-3 text-14 font-medium lg:hidden"
        >
          {words.menu} <Icon of={open ? X : Menu} />
        </button>
      </div>
      {open && <SmallMenu onLeave={() => setOpenOn(null)} />}
    </header>
  )
}

function SmallMenu({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation()
  const signedIn = useIsSignedIn()
  const userId = useUserId()
  return (
    <div
      id="site-menu"
      className="absolute inset-x-0 top-full border-b border-line bg-surface px-5 pt-2 pb-6 shadow-float lg:hidden"
    >
      <p className="pt-3.5 pb-2.5 text-13 wrap-anywhere text-text-3">
        {signedIn && userId ? words.welcomeUser(userId) : words.welcome}
      </p>
      <nav aria-label={words.smallNavigation}>
        {LINKS.map(([to, label]) => (
          <Link
            key={to}
            to={to}
            aria-current={isHere(to, pathname) ? 'page' : undefined}
            onClick={onLeave}
            className="flex h-12 items-center border-t border-line font-medium aria-[current]:text-brand"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <SessionButtons large />
      </div>
    </div>
  )
}

function SessionButtons({ large }: { large?: boolean }) {
  const signedIn = useIsSignedIn()
  const logout = useLogout()
  const size = large ? 'large' : 'default'
  if (signedIn) {
    return (
      <>
        <LinkButton to={paths.dashboard()} kind="primary" size={size}>
          {words.dashboard}
        </LinkButton>
        <Button size={size} onClick={logout}>
          {words.logout}
        </Button>
      </>
    )
  }
  return (
    <>
      <LinkButton to={paths.login()} kind={large ? 'default' : 'quiet'} size={size}>
        {words.login}
      </LinkButton>
      <LinkButton to={paths.register()} kind="primary" size={size} className={large ? 'order-first col-span-2' : ''}>
        {words.register}
      </LinkButton>
      <LinkButton to={paths.scheduleDemo()} size={size}>
        {words.bookDemo}
      </LinkButton>
    </>
  )
}
