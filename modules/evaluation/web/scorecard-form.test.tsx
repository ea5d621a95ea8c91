// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readDraft, writeDraft } from '#ui/draft.ts'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import type { Review } from '../contract.ts'
import { scorecardWords as words } from '../words/scorecard.ts'
import { InterviewScorecard } from './interview-scorecard.tsx'

const ID = '0190b0a0-1111-7000-8000-000000000001'
const ME = '0190b0a0-1111-7000-8000-000000000002'
const KEY = `scorecard:${ID}:${ME}`
const card = (admin_id: string, admin_name: string) => ({
  admin_id,
  admin_name,
  ratings: { ownership: 4 },
  recommendation: 'yes' as const,
  note: `Note of ${admin_name}`,
  submitted_at: '2026-11-20T10:00:00.000Z',
})
const review = (scorecards: Review['scorecards'] = []): Review => ({
  match: null,
  match_before: null,
  asked: [],
  interview: null,
  revealed: scorecards.length > 0,
  blind: false,
  criteria: [{ key: 'ownership', name: 'Ownership', levels: ['a', 'b', 'c', 'd', 'e'], asked: true }],
  scorecards,
  runs: [],
})
const form = <InterviewScorecard applicationId={ID} userId={ME} wanted={false} />
const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent ?? null

test('what was entered is a draft on the device until it is submitted, then the others appear', async () => {
  let submitted = false
  const requests = serve(({ method }) => {
    if (method !== 'GET') submitted = true
    return method !== 'GET' ? { ok: true } : review(submitted ? [card(ME, 'Ines'), card('other', 'Tomas Berg')] : [])
  })
  await show(form)
  await eventually(() => expect(pageText()).toContain('Ownership'))
  expect(pageText()).toContain(words.othersLater)
  expect(readDraft(KEY)).toBeNull()
  await click(words.level(4))
  expect(readDraft(KEY)).toMatchObject({ ratings: { ownership: 4 } })
  expect(pageText()).toContain(words.draft)
  await click(words.submit)
  await eventually(() => expect(pageText()).toContain('Note of Tomas Berg'))
  expect(requests.find(({ method }) => method !== 'GET')?.body).toMatchObject({ ratings: { ownership: 4 } })
  expect(readDraft(KEY)).toBeNull()
  expect(pageText()).not.toContain(words.draft)
})

test('what was rated before the flow was edited is shown and submitted again', async () => {
  const edited = review([card(ME, 'Ines')])
  edited.criteria = [
    { key: 'calm', name: 'Calm', levels: ['a', 'b', 'c', 'd', 'e'], asked: true },
    { key: 'ownership', name: 'Ownership', levels: [], asked: false },
  ]
  const requests = serve(({ method }) => (method === 'GET' ? edited : { ok: true }))
  await show(form)
  await eventually(() => expect(pageText()).toContain(words.earlier([words.rating('Ownership', 4)])))
  await click(words.level(2))
  await click(words.save)
  await eventually(() =>
    expect(requests.find(({ method }) => method !== 'GET')?.body).toMatchObject({ ratings: { calm: 2, ownership: 4 } }),
  )
})

test('a draft is there again, without criteria that the flow no longer has', async () => {
  serve(() => review())
  writeDraft(KEY, { ratings: { ownership: 2, removed: 5 }, recommendation: null, note: 'Half a thought' })
  await show(form)
  await eventually(() => expect(pressed()).toBe('2'))
  expect(document.querySelector('textarea')?.value).toBe('Half a thought')
  await click(words.level(3))
  expect(readDraft(KEY)).toMatchObject({ ratings: { ownership: 3 }, note: 'Half a thought' })
  expect(JSON.stringify(readDraft(KEY))).not.toContain('removed')
})
