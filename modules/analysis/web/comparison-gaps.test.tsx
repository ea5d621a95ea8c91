// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import type { ComparedEntry } from '../contract.ts'
import { comparisonWords as words } from '../words/analysis.ts'
import type { Gap } from './comparison-facts.ts'
import { ComparisonGaps } from './comparison-gaps.tsx'
import type { Reader } from './comparison.tsx'

const ID = '018f0000-0000-7000-8000-000000000001'
const LEILA = '018f0000-0000-7000-8000-00000000000a'
const entry = {
  application_id: ID,
  candidate_uuid: ID,
  name: 'Ben Brook',
  blind: false,
  stage: 'review',
  outcome: 'active',
  screening_state: 'completed',
} as ComparedEntry
const reader: Reader = {
  userId: 'me',
  reviews: true,
  decides: true,
  plansHref: undefined,
  versionsHref: id => `/flow/${id}`,
}
const gap = (kind: Gap['kind'], missing: Gap['missing'] = []): Gap => ({ kind, of: ID, text: `Gap: ${kind}`, missing })
const gaps = (list: readonly Gap[], by = reader, of: Partial<ComparedEntry> = {}) => (
  <ComparisonGaps gaps={list} items={[{ ...entry, ...of }]} reader={by} hrefOf={() => '/candidate'} />
)
const buttons = () => [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent)

test('a colleague is asked for a scorecard with a to-do', async () => {
  const requests = serve(() => ({}))
  await show(gaps([gap('scorecards', [{ id: LEILA, name: 'Leila Nasser' }])]))
  await click(words.nameAction(words.askForScorecard('Leila Nasser'), 'Ben Brook'))
  await eventually(() => expect(pageText()).toContain(words.asked('Leila Nasser')))
  expect(requests).toEqual([
    {
      method: 'POST',
      path: `/api/applications/${ID}/todos`,
      body: { text: words.scorecardTodo, due_on: null, assignee_id: LEILA },
    },
  ])
})

test('says why a colleague could not be asked', async () => {
  serve(() => new Response(JSON.stringify({ status: 422, detail: 'Leila cannot see this.' }), { status: 422 }))
  await show(gaps([gap('scorecards', [{ id: LEILA, name: 'Leila Nasser' }])]))
  await click(words.nameAction(words.askForScorecard('Leila Nasser'), 'Ben Brook'))
  await eventually(() => expect(pageText()).toContain('Leila cannot see this.'))
})

test('the reader gets a link to their own scorecard', async () => {
  await show(gaps([gap('scorecards', [{ id: 'me', name: 'Me' }])]))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/candidate')
})

test('the versions of the flow that someone took are one click away, for people who can open them', async () => {
  const flow = { id: 'f1', name: 'Engineering', version: 2 }
  await show(gaps([gap('other_flow')], reader, { flow, outcome: 'rejected' }))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/flow/f1')
  document.body.replaceChildren()
  await show(gaps([gap('other_flow')], { ...reader, versionsHref: null }, { flow }))
  expect(buttons()).toEqual([])
})

test('an interview can be scheduled once for all questions, by people who decide', async () => {
  const two = [gap('not_asked'), { ...gap('not_asked'), text: 'Gap: second' }]
  await show(gaps(two))
  expect(buttons()).toEqual(['Schedule next interview'])
  document.body.replaceChildren()
  await show(gaps(two, { ...reader, decides: false }))
  expect(buttons()).toEqual([])
})

test('nobody is invited twice, from a blind view, or after the end of an application', async () => {
  const none = [gap('no_interview')]
  const open = { screening_state: null, stage: 'applied' } as const
  await show(gaps(none, reader, open))
  expect(buttons()).toEqual(['Invite to screening'])
  for (const [state, button] of [
    ['cancelled', 'Invite to screening'],
    ['expired', 'Invite to screening'],
    ['no_answers', 'Invite to a retake'],
  ] as const) {
    document.body.replaceChildren()
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await show(gaps(none, reader, { stage: 'screening', screening_state: state }))
    expect(buttons()).toEqual([button])
  }
  for (const more of [{ screening_state: 'invited' }, { blind: true }, { outcome: 'rejected' as const }]) {
    document.body.replaceChildren()
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await show(gaps(none, reader, { ...open, ...more }))
    expect(buttons()).toEqual([])
  }
})
