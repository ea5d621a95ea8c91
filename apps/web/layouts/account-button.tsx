import { useQuery } from '@tanstack/react-query'
import { lazy, startTransition, useState } from 'react'
import { adminQuery } from '#modules/accounts/web/api.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUserId } from '../session.ts'
import { sidebarWords as words } from '../words/navigation.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(() => loadMenu().then(m => ({ default: m.AccountMenu })))

/** The signed-in person. The menu's code loads on hover or focus and replaces the button once it is there. */
export function AccountButton({ collapsed }: { collapsed: boolean }) {
  const userId = useUserId()
  const [opened, setOpened] = useState(false)
  const { data, isPending } = useQuery({ ...adminQuery(userId ?? ''), enabled: userId !== null })
  const name = data?.name ?? words.unnamed
  const face = { name, loading: isPending && userId !== null, collapsed }
  const fetchMenu = () => void loadMenu()
  const open = () => startTransition(() => setOpened(true))
  if (!opened) return <AccountFace {...face} onPointerEnter={fetchMenu} onFocus={fetchMenu} onClick={open} />
  return <AccountMenu name={name} email={data?.email} trigger={<AccountFace {...face} />} />
}

type FaceProps = React.ComponentProps<'button'> & { name: string; loading: boolean; collapsed: boolean }

function AccountFace({ name, loading, collapsed, ...rest }: FaceProps) {
  const label = loading ? <Skeleton className="h-3 w-20" /> : <span className="truncate">{name}</span>
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      className={`flex h-10 w-full items-center gap-2.5 rounded-control text-left text-13 font-medium text-text-2 hover:bg-text/5 ${collapsed ? 'justify-center' : 'px-2'}`}
    >
      <Avatar name={name} size="small" />
      {(collapsed || loading) && <span className="sr-only">{name}</span>}
      {!collapsed && label}
    </button>
  )
}
