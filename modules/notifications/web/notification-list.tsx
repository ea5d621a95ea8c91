import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Notification } from '../contract.ts'
import { notificationWords as words } from '../words/notifications.ts'
import { markRead, notificationsQuery, refreshNotifications } from './api.ts'
import { groupedByDay } from './grouped-by-day.ts'
import { type NotificationHrefs, NotificationRow } from './notification-row.tsx'

const PARTS = ['all', 'mentions', 'needs_action'] as const
type Part = (typeof PARTS)[number]

interface NotificationListProps {
  readonly hrefs: NotificationHrefs
  readonly settingsHref: string
  /** After a notification was followed. */
  readonly onFollow: () => void
}

/** The notifications of the reader, newest first. Following one marks it as read. */
export function NotificationList({ hrefs, settingsHref, onFollow }: NotificationListProps) {
  const client = useQueryClient()
  const [part, setPart] = useState<Part>('all')
  const list = useInfiniteQuery(notificationsQuery(part === 'all' ? undefined : part))
  const mark = useMutation({
    mutationFn: (ids: string[] | undefined) => markRead(ids),
    onSuccess: () => refreshNotifications(client),
  })
  const now = useNow()
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const follow = ({ id, read }: Notification) => {
    if (!read) mark.mutate([id])
    onFollow()
  }
  return (
    <section aria-labelledby="notifications" className="w-[min(400px,calc(100vw-42px))]">
      <div className="flex items-center justify-between gap-3 px-1 pb-2">
        <h2 id="notifications" className="font-semibold">
          {words.title}
        </h2>
        {items.some(({ read }) => !read) && (
          <Button size="small" kind="quiet" busy={mark.isPending} onClick={() => mark.mutate(undefined)}>
            {words.markAll}
          </Button>
        )}
      </div>
      <Tabs
        label={words.title}
        value={part}
        onChange={value => setPart(value as Part)}
        tabs={PARTS.map(value => ({ value, label: words.parts[value] }))}
        className="mb-1"
      >
        <TabPanel value={part}>
          {list.isPending && (
            <SkeletonGroup label={words.loading} className="grid gap-2 px-1 py-1">
              {Array.from({ length: 4 }, (_, row) => (
                <Skeleton key={row} className="h-10 w-full" />
              ))}
            </SkeletonGroup>
          )}
          {list.isError && (
            <div role="alert" className="grid justify-items-start gap-2 px-1 py-3 text-13">
              <p>
                {words.failed}. {errorWords(list.error).says}
              </p>
              <Button size="small" onClick={() => void list.refetch()}>
                {words.tryAgain}
              </Button>
            </div>
          )}
          {list.data && items.length === 0 && (
            <div className="px-1 py-4 text-13">
              <p className="font-medium">{part === 'all' ? words.empty : words.nothingIn[part]}</p>
              {part === 'all' && <p className="mt-0.5 text-text-2">{words.emptyNote}</p>}
            </div>
          )}
          <div className="relative max-h-[60dvh] overflow-y-auto">
            {groupedByDay(items, now, browserZone()).map(({ day, title, items: ofDay }) => (
              <section key={day} aria-labelledby={`notifications-${day}`}>
                <h3
                  id={`notifications-${day}`}
                  className="sticky top-0 z-10 bg-raised px-1 pt-2.5 pb-1 text-12 text-text-2"
                >
                  {title}
                </h3>
                <ul>
                  {ofDay.map(item => (
                    <NotificationRow key={item.id} item={item} hrefs={hrefs} onFollow={() => follow(item)} />
                  ))}
                </ul>
              </section>
            ))}
            {list.hasNextPage && (
              <Button
                size="small"
                kind="quiet"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </div>
        </TabPanel>
      </Tabs>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-line px-1 pt-2.5 text-12 text-text-2">
        <span>{words.kept}</span>
        <TextLink to={settingsHref} onClick={onFollow}>
          {words.settings}
        </TextLink>
      </p>
    </section>
  )
}
