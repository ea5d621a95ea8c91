// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, serve, show } from '#tests/screen.tsx'
import type { Subscription } from '../contract/shapes.ts'
import { SubscriptionHead } from './subscription-head.tsx'

const TRIAL: Subscription = {
  id: '01930000-0000-7000-8000-000000000001',
  plan: { id: '01930000-0000-7000-8000-000000000002', key: 'growth', name: 'Growth' },
  status: 'trialing',
  interval: 'month',
  price: 19_900,
  currency: 'USD',
  current_period_start: '2026-11-20T12:00:00.000Z',
  current_period_end: '2026-12-04T12:00:00.000Z',
  cancel_at_period_end: true,
  ends_unless_kept: true,
  next: null,
  credit: 0,
  limits: { jobs: 25, interviews: 500, custom_ai: 15, interview_flows: 15, admins: 20 },
}

const opened: string[] = []
const kept: string[] = []
const head = (change: Partial<Subscription>, deleteAt: string | null = null) =>
  show(
    <SubscriptionHead
      subscription={{ ...TRIAL, ...change }}
      isTest={false}
      deleteAt={deleteAt}
      onKept={said => kept.push(said)}
      onOpen={url => opened.push(url)}
      onChange={() => {}}
    />,
  ).then(() => document.body.textContent)

test('says until when a trial is free, and that it ends unless the plan is kept', async () => {
  const text = await head({})
  expect(text).toMatch(/Free trial until .+\. After that you are on Free, unless you keep the plan\./)
  expect(text).not.toContain('Cancelled')
})

test('says the same of a plan that was assigned and that nobody has taken', async () => {
  const text = await head({ status: 'active' })
  expect(text).toMatch(/You have the plan until .+\. After that you are on Free, unless you keep the plan\./)
})

test('says that a plan is cancelled only if it was', async () => {
  expect(await head({ ends_unless_kept: false })).toContain('Cancelled. You keep the plan until')
})

test('leads to the checkout if keeping the plan has to be paid', async () => {
  const page = 'https://checkout.example/c/1'
  serve(() => ({ checkout_url: page }))
  await head({})
  const [keep] = [...document.querySelectorAll('button')].filter(one => one.textContent === 'Keep Growth')
  keep!.click()
  await eventually(() => expect(opened).toEqual([page]))
  expect(kept).toEqual([])
})

test('shows no renewal and offers no plan while the organization waits to be deleted', async () => {
  const renewing = { status: 'active', cancel_at_period_end: false, ends_unless_kept: false } as const
  expect(await head(renewing)).toContain('Renews on')
  const text = await head(renewing, '2026-12-29T12:00:00.000Z')
  expect(text).toContain('Does not renew. The organization will be deleted on 29 December 2026.')
  const waiting = [...document.querySelectorAll('section')].at(-1)
  expect([...waiting!.querySelectorAll('button')].map(one => one.textContent)).toEqual(['Manage billing'])
})
