import { Info, X } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Announcement } from '../contract.ts'
import { announcementWords as words } from '../words/announcement.ts'

const KEY = 'dismissed_announcement'

function readDismissed(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function storeDismissed(id: string): void {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // Storage is not available: the announcement is dismissed until the page is loaded again.
  }
}

/** What the operators of the platform announce, until it is dismissed on this device. A new announcement is shown again. */
export function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const [dismissed, setDismissed] = useState(readDismissed)
  if (announcement.id === dismissed) return null
  const dismiss = () => {
    storeDismissed(announcement.id)
    setDismissed(announcement.id)
  }
  return (
    <section
      aria-label={words.label}
      className="flex items-start gap-2.5 border-b border-line bg-brand-tint px-4 py-1.5 text-13 md:px-7"
    >
      <Icon of={Info} className="mt-[5px] text-brand" />
      <p className="min-w-0 flex-1 py-[3px] text-pretty wrap-anywhere">{announcement.text}</p>
      <div className="-mr-2">
        <IconButton icon={X} label={words.dismiss} onClick={dismiss} />
      </div>
    </section>
  )
}
