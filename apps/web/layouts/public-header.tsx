import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { paths } from '../paths.ts'
import { useIsSignedIn, useUserId } from '../session.ts'
import { useLogout } from './use-logout.ts'

const LINKS = [
  [paths.home(), 'Home'],
  [paths.features(), 'Features'],
  [paths.about(), 'About'],
  [paths.howItWorks(), 'How it Works'],
  [paths.packages(), 'Packages'],
  [paths.contact(), 'Contact'],
] as const

export function PublicHeader() {
  const { pathname } = useLocation()
  // Open on the page it was opened on: going anywhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  return (
    <header className="relative z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[1280px] items-center gap-9 px-5 md:px-8 lg:h-18 xl:px-10">
        <Link to={paths.home()} aria-label="Evenhand, home" className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="flex gap-1 text-14 font-medium max-lg:hidden">
          {LINKS.map(([to, label]) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className="rounded-control px-2 py-2 whitespace-nowrap text-text-2 hover:bg-sunken hover:text-text aria-[current]:text-text xl:px-[11px]"
            >
              {label}
            </NavLink>
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
          Menu <Icon of={open ? X : Menu} />
        </button>
      </div>
      {open && <SmallMenu onLeave={() => setOpenOn(null)} />}
    </header>
  )
}

function SmallMenu({ onLeave }: { onLeave: () => void }) {
  const signedIn = useIsSignedIn()
  const userId = useUserId()
  return (
    <div
      id="site-menu"
      className="absolute inset-x-0 top-full border-b border-line bg-surface px-5 pt-2 pb-6 shadow-float lg:hidden"
    >
      <p className="pt-3.5 pb-2.5 text-13 wrap-anywhere text-text-3">Welcome{signedIn && userId ? ` ${userId}` : ''}</p>
      <nav aria-label="Main, small screen">
        {LINKS.map(([to, label]) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            onClick={onLeave}
            className="flex h-12 items-center border-t border-line font-medium aria-[current]:text-brand"
          >
            {label}
          </NavLink>
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
          Dashboard
        </LinkButton>
        <Button size={size} onClick={logout}>
          Logout
        </Button>
      </>
    )
  }
  return (
    <>
      <LinkButton to={paths.login()} kind={large ? 'default' : 'quiet'} size={size}>
        Login
      </LinkButton>
      <LinkButton to={paths.register()} kind="primary" size={size} className={large ? 'order-first col-span-2' : ''}>
        Register For Free
      </LinkButton>
      <LinkButton to={paths.scheduleDemo()} size={size}>
        Book a Demo
      </LinkButton>
    </>
  )
}
