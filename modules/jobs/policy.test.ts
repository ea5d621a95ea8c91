import { describe, expect, it, test } from 'vitest'
import type { JobStatus } from './contract.ts'
import { countsAsOpen, JOB_ARROWS, MAX_ASKED, takesApplications, publishChecklist, sourceLink } from './policy.ts'

const STATUSES: JobStatus[] = ['draft', 'open', 'paused', 'closed']

describe('the status of a job', () => {
  it.each<[JobStatus, JobStatus[]]>([
    ['draft', ['open', 'closed']],
    ['open', ['paused', 'closed']],
    ['paused', ['open', 'closed']],
    ['closed', ['open']],
  ])('%s can change to %j', (status, next) => {
    expect(JOB_ARROWS[status]).toEqual(next)
  })

  it('never changes back to draft', () => {
    expect(STATUSES.filter(status => JOB_ARROWS[status].includes('draft'))).toEqual([])
  })
})

describe('applications to a job', () => {
  const today = '2026-11-30'

  it('are accepted only while it is open', () => {
    expect(STATUSES.filter(status => takesApplications({ status, closing_date: null }, today))).toEqual(['open'])
  })

  it('are accepted until the end of the closing date', () => {
    const closing = (closing_date: string) => takesApplications({ status: 'open', closing_date }, today)
    expect(closing('2026-12-01')).toBe(true)
    expect(closing('2026-11-30')).toBe(true)
    expect(closing('2026-11-29')).toBe(false)
  })

  it('are refused by a paused job with a closing date ahead', () => {
    expect(takesApplications({ status: 'paused', closing_date: '2026-12-01' }, today)).toBe(false)
  })
})

test('open and paused jobs count against the plan', () => {
  expect(STATUSES.filter(countsAsOpen)).toEqual(['open', 'paused'])
})

const described = {
  title: 'Cook',
  description: '<p>You cook.</p>',
  requirements: [{ id: 'a', text: 'Has cooked', must_have: true, checked_as: { kind: 'skill' as const } }],
  interview_flow_id: 'f',
  interview_settings_id: 's',
  locations: ['Berlin'],
  workplace: 'on_site' as const,
  salary: null,
  closing_date: null,
  hiring_team: [{ admin_id: 'a' }],
}
const open = (changes: object) =>
  publishChecklist({ ...described, ...changes }, '2026-11-23')
    .filter(({ done }) => !done)
    .map(({ field, required }) => [field, required])

test.each<[string, object, [string, boolean][]]>([
  ['nothing but the pay', {}, [['salary', false]]],
  [
    'a title of spaces',
    { title: ' ' },
    [
      ['title', true],
      ['salary', false],
    ],
  ],
  [
    'an empty line as requirement',
    { requirements: [{ id: 'a', text: ' ', must_have: true }] },
    [
      ['requirements', true],
      ['salary', false],
    ],
  ],
  [
    'no location',
    { locations: [] },
    [
      ['locations', false],
      ['salary', false],
    ],
  ],
  [
    'a hiring team',
    { hiring_team: [] },
    [
      ['salary', false],
      ['hiring_team', false],
    ],
  ],
  ['no location of a remote job', { locations: [], workplace: 'remote' }, [['salary', false]]],
  [
    'a closing date that has passed',
    { closing_date: '2026-11-22' },
    [
      ['salary', false],
      ['closing_date', false],
    ],
  ],
])('the checklist misses %s', (_, changes, missing) => {
  expect(open(changes)).toEqual(missing)
})

describe('the must-have requirements that the AI interview asks about', () => {
  const need = (id: string, more: object = {}) => ({ ...described.requirements[0]!, id, text: `Has ${id}`, ...more })
  const asked = (requirements: object[], asks = true) =>
    publishChecklist({ ...described, requirements } as typeof described, '2026-11-23', { asks }).find(
      ({ field }) => field === 'asked',
    )

  it('are advice: a job can be published without', () => {
    expect(asked([need('a')])).toEqual({ field: 'asked', required: false, done: false })
    expect(asked([need('a', { ask_in_interview: true }), need('b')])?.done).toBe(false)
    expect(asked([need('a', { ask_in_interview: true }), need('b', { must_have: false })])?.done).toBe(true)
  })

  it('are at most as many as an interview can ask about', () => {
    const many = (count: number) =>
      Array.from({ length: MAX_ASKED + 1 }, (_, at) => need(`${at}`, { ask_in_interview: at < count }))
    expect(asked(many(MAX_ASKED))?.done).toBe(true)
    expect(asked(many(MAX_ASKED - 1))?.done).toBe(false)
  })

  it('are no matter without one, or in an interview that cannot ask', () => {
    expect(asked([need('a')], false)).toBeUndefined()
    expect(asked([need('a', { must_have: false })])).toBeUndefined()
  })
})

test('a link for a channel keeps the address and escapes the name', () => {
  expect(sourceLink('https://a.example/apply/o/j', ' Job fair & co ')).toBe(
    'https://a.example/apply/o/j?source=Job+fair+%26+co',
  )
  expect(new URL(sourceLink('https://a.example/apply/o/j', 'x'.repeat(90))).searchParams.get('source')).toHaveLength(60)
})
