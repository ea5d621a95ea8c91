import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#ui/router.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { When } from '#ui/when.tsx'
import type { Notification } from '../contract.ts'
import { notificationSentences, notificationWords as words } from '../words/notifications.ts'
import { markRead, notificationsQuery, refreshNotifications } from './api.ts'

const PARTS = ['all', 'mentions', 'needs_action'] as const
type Part = (typeof PARTS)[number]

interface NotificationListProps {
  readonly hrefOf: (notification: Notification) => string
  readonly settingsHref: string
  /** After a notification was followed. */
  readonly onFollow: () => void
}

/** The notifications of the reader, newest first. Following one marks it as read. */
export function NotificationList({ hrefOf, settingsHref, onFollow }: NotificationListProps) {
  const client = useQueryClient()
  const [part, setPart] = useState<Part>('all')
  const list = useInfiniteQuery(notificationsQuery(part === 'all' ? undefined : part))
  const mark = useMutation({
    mutationFn: (ids: string[] | undefined) => markRead(ids),
    onSuccess: () => refreshNotifications(client),
  })
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const follow = ({ id, read }: Notification) => {
    if (!read) mark.mutate([id])
    onFollow()
  }
  return (
    <section aria-labelledby="notifications" className="w-[min(400px,calc(100vw-32px))]">
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
          <ul className="max-h-[60dvh] overflow-y-auto">
            {items.map(item => (
              <li key={item.id} className="border-t border-line">
                <Link
                  to={hrefOf(item)}
                  onClick={() => follow(item)}
                  className="grid grid-cols-[8px_minmax(0,1fr)] gap-x-2.5 rounded-control px-1 py-2.5 hover:bg-sunken"
                >
                  <span
                    aria-hidden="true"
                    className={`mt-1.5 size-2 rounded-full ${item.read ? 'bg-transparent' : 'bg-brand'}`}
                  />
                  <span className="min-w-0">
                    <span className={`block wrap-anywhere ${item.read ? '' : 'font-medium'}`}>
                      {!item.read && <span className="sr-only">{words.unread}: </span>}
                      {notificationSentences[item.kind](item.name, item.actor)}
                    </span>
                    <span className="flex flex-wrap gap-x-2 text-12 text-text-2">
                      <span className="truncate">{item.job.title}</span>
                      <When instant={item.at} show="relative" />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <Button size="small" kind="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {words.more}
            </Button>
          )}
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
