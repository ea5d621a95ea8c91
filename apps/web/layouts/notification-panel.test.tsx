// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Notification } from '#modules/notifications/contract.ts'
import { eventually, serve, show } from '#tests/screen.tsx'
import NotificationPanel from './notification-panel.tsx'

const id = (number: number) => `0190b0a0-1111-7000-8000-00000000000${number}`
const about = (kind: Notification['kind'], number: number): Notification => ({
  id: id(number),
  kind,
  at: '2026-11-26T09:00:00.000Z',
  read: false,
  application_id: id(8),
  candidate_uuid: id(9),
  import_id: null,
  name: 'Noor Haddad',
  job: { id: id(7), title: 'Nurse' },
  actor: null,
  to_do: null,
})

test('a notification opens the candidate’s page where its subject is', async () => {
  const kinds = ['interview_times_passed', 'interview_changed', 'mention', 'offer_expiring', 'withdrawn'] as const
  const items = kinds.map((kind, index) => about(kind, index + 1))
  serve(() => ({ items, next_cursor: null, total: items.length, total_label: `${items.length}` }))
  await show(<NotificationPanel unread={items.length} />)
  const tabs = () =>
    [...document.querySelectorAll(`a[href^="/candidate-details/${id(9)}"]`)].map(link => {
      const query = new URL(link.getAttribute('href')!, 'https://hire.example').searchParams
      return [query.get('application'), query.get('tab')]
    })
  await eventually(() =>
    expect(tabs()).toEqual([
      [id(8), 'rounds'],
      [id(8), 'rounds'],
      [id(8), 'team'],
      [id(8), 'offers'],
      [id(8), null],
    ]),
  )
})
