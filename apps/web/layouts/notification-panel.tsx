import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { Notification } from '#modules/notifications/contract.ts'
import { NotificationList } from '#modules/notifications/web/notification-list.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/popover.tsx'
import { paths, withQuery } from '../paths.ts'
import { UnreadDot } from './unread-dot.tsx'
import { bellWords as words } from '../words/notifications.ts'

const candidateHref = (
  { candidate_uuid, application_id }: Pick<Notification, 'candidate_uuid' | 'application_id'>,
  tab?: string,
) => withQuery(paths.candidateDetails(candidate_uuid ?? ''), { application: application_id, tab })

/** The tab of a candidate's page that shows what a notification is about. */
const TABS: Partial<Record<Notification['kind'], string>> = {
  mention: 'team',
  offer_expiring: 'offers',
  email_failed: 'mails',
  interview_times_passed: 'rounds',
  interview_changed: 'rounds',
}

const hrefOf = ({ kind, candidate_uuid, application_id, import_id, job }: Notification) => {
  if (import_id) return paths.importDetails(import_id)
  return application_id
    ? candidateHref({ candidate_uuid, application_id }, TABS[kind])
    : paths.viewAnalysisResult(job.id)
}

const HREFS = {
  of: hrefOf,
  offers: (notification: Notification) => candidateHref(notification, 'offers'),
  kit: (bookingId: string) => `${paths.interviewKit(bookingId)}#scorecard`,
}

/** The notifications in a panel below their button. */
export default function NotificationPanel({ unread }: { unread: number }) {
  const [open, setOpen] = useState(true)
  return (
    <span className="relative">
      <Popover
        label={words.title}
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={<IconButton icon={Bell} label={words.open(unread)} />}
      >
        <NotificationList
          hrefs={HREFS}
          settingsHref={`${paths.settingsProfile()}#notifications`}
          onFollow={() => setOpen(false)}
        />
      </Popover>
      {unread > 0 && <UnreadDot />}
    </span>
  )
}
