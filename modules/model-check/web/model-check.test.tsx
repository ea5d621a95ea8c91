// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { MatchCell } from '#modules/applications/web/scores.tsx'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import type { ModelCheck as Check, ModelCheckStatus } from '../contract.ts'
import { ModelCheck } from './model-check.tsx'

const engine = { provider: 'mistral', model: 'large', prompt_version: 'p2', labelled_set: 's1' }
const usage = { requests: 10, input_tokens: 1000, output_tokens: 100, cost_usd: 1.5, milliseconds: 9000 }
const finished: Check = {
  id: '01a20369-311b-7943-b1e8-d10aa9608841',
  ...engine,
  state: 'finished',
  steps: 595,
  steps_done: 595,
  passed: false,
  figures: {
    figures: [
      { name: 'order', part: 90, all: 100, threshold: { least: 0.85 }, met: true },
      { name: 'injections_obeyed', part: 7, all: 100, threshold: { most: 0 }, met: false },
    ],
    unstable: { part: 1, all: 40 },
    attacks_unmarked: 0,
    candidate: usage,
    total: usage,
  },
  problem: null,
  own: true,
  started_at: '2026-11-20T10:00:00Z',
  finished_at: '2026-11-20T11:00:00Z',
}
const never: ModelCheckStatus = {
  engines: [
    { purpose: 'reading', model: null, can: 'Reads files.', cannot: 'No scans.' },
    { purpose: 'evaluating', model: 'mistral large', can: 'Rates answers.', cannot: 'It cannot reject anyone.' },
  ],
  engine,
  validated: false,
  check: null,
  last_finished: null,
  previous: null,
  running: null,
  estimate: { requests: 2053, input_tokens: 1_900_000, output_tokens: 400_000, cost_usd: 11.7 },
}

async function showPage(status: Partial<ModelCheckStatus>, mayStart = true) {
  const requests = serve(({ method }) => (method === 'GET' ? { ...never, ...status } : { id: finished.id, ok: true }))
  await show(<ModelCheck mayStart={mayStart} />)
  await eventually(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return requests
}

test('asks before it starts a check, and says what it will cost', async () => {
  const requests = await showPage({})
  expect(pageText()).toContain('This model has not been checked')
  await click('Start check')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  expect(document.querySelector('[role="dialog"]')!.textContent).toMatch(/about 2,100 requests.*\$12/u)
  const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
  buttons.find(button => button.textContent === 'Start check')!.click()
  await eventually(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1))
})

test('shows each figure next to its threshold, and which is not met', async () => {
  await showPage({ check: finished })
  expect(pageText()).toContain('The model did not pass the check')
  const rows = [...document.querySelectorAll('tbody tr')].map(row => row.textContent)
  expect(rows[0]).toMatch(/Order of answers.*90%.*At least 85%.*Met/u)
  expect(rows[1]).toMatch(/Injected instructions obeyed.*7%.*None.*Not met/u)
})

test('shows the progress of a check, and why it waits', async () => {
  const running: Check = {
    ...finished,
    state: 'running',
    steps_done: 240,
    passed: null,
    figures: null,
    finished_at: null,
    problem: 'The language model is not available. We will try again automatically.',
  }
  await showPage({ check: running, running })
  expect(pageText()).toContain('240 of 595 steps')
  expect(pageText()).toContain('not available')
  expect(document.querySelector('progress')!.value).toBe(240)
  expect(pageText()).toContain('Cancel check')
})

test('lets only the organization that started a check cancel it', async () => {
  const running: Check = { ...finished, state: 'running', own: false, passed: null, figures: null, finished_at: null }
  await showPage({ check: running, running })
  expect(pageText()).toContain('Another organization started this check')
  expect(pageText()).not.toContain('Cancel check')
})

test('says that the model or its prompts have changed since the last check', async () => {
  await showPage({ previous: { ...finished, model: 'medium', passed: true } })
  expect(pageText()).toContain('have changed since the last check')
  expect(pageText()).toContain('mistral/medium passed')
})

test('has no button for those who may not start a check', async () => {
  await showPage({}, false)
  expect(document.querySelector('button')).toBeNull()
  expect(pageText()).toContain('Owners and admins can start a check.')
})

test('says what the built-in rules engine does if no model is configured', async () => {
  await showPage({ engine: null, estimate: null })
  expect(pageText()).toContain('No language model is configured')
  expect(document.querySelector('button')).toBeNull()
})

test('a score in a list says what made it, and whether that is validated', async () => {
  const match = { state: 'ready' as const, score: 88, engine: 'mistral/large', validated: false }
  await show(<MatchCell match={match} blind={false} resumeState="read" />)
  expect(pageText()).toContain('88')
  expect(pageText()).toContain('AI score by mistral/large')
  expect(pageText()).toContain('Not validated')
})

test('a score of the rules engine is not marked', async () => {
  const match = { state: 'ready' as const, score: 71, engine: null, validated: true }
  await show(<MatchCell match={match} blind={false} resumeState="read" />)
  expect(pageText()).toContain('Built-in rules engine')
  expect(pageText()).not.toContain('Not validated')
})

test('says which engine serves each purpose, and what it cannot do', async () => {
  await showPage({})
  const engines = [...document.querySelectorAll('section[aria-labelledby="engines"] li')].map(one => one.textContent)
  expect(engines).toEqual([
    expect.stringMatching(/^Reading résumésBuilt-in rules engine.*No scans\.$/u),
    expect.stringMatching(/^Evaluating résumés and interviewsmistral large.*It cannot reject anyone\.$/u),
  ])
})
