import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, startTransition, useState } from 'react'
import { unreadQuery } from '#modules/notifications/web/api.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { UnreadDot } from './unread-dot.tsx'
import { bellWords as words } from '../words/notifications.ts'

const loadPanel = () => import('./notification-panel.tsx')
const Panel = lazy(loadPanel)

/** How many notifications are unread, and the way to them. The list loads on hover or focus. */
export function NotificationBell() {
  const { data: unread = 0 } = useQuery(unreadQuery())
  const [opened, setOpened] = useState(false)
  if (opened) return <Panel unread={unread} />
  return (
    <span className="relative">
      <IconButton
        icon={Bell}
        label={words.open(unread)}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => startTransition(() => setOpened(true))}
      />
      {unread > 0 && <UnreadDot />}
    </span>
  )
}
