import { describe, expect, it, test } from 'vitest'
import type { AdminRole } from '#platform/access/roles.ts'
import type { CheckedAs, JobStatus } from './contract.ts'
import {
  askedRequirements,
  ASKED_SECONDS,
  countsAsOpen,
  decidesOn,
  fittingQuestions,
  JOB_ARROWS,
  MAX_ASKED,
  publishChecklist,
  sameCheck,
  sourceLink,
  takesApplications,
  type TeamRole,
  teamRoleOf,
  teamRolesFor,
} from './policy.ts'

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

  it('are refused by a fictional job', () => {
    expect(takesApplications({ status: 'open', closing_date: null, sample: true }, today)).toBe(false)
    expect(takesApplications({ status: 'open', closing_date: null, sample: false }, today)).toBe(true)
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
    'an empty description',
    { description: '' },
    [
      ['description', true],
      ['salary', false],
    ],
  ],
  [
    'a description of spaces',
    { description: ' ' },
    [
      ['description', true],
      ['salary', false],
    ],
  ],
  [
    'the interview flow and its settings',
    { interview_flow_id: null, interview_settings_id: null },
    [
      ['interview_flow_id', true],
      ['interview_settings_id', true],
      ['salary', false],
    ],
  ],
  [
    'the kind of a requirement',
    { requirements: [...described.requirements, { id: 'b', text: 'Has baked', must_have: false }] },
    [
      ['salary', false],
      ['checked_as', false],
    ],
  ],
  ['nothing once the pay is stated', { salary: { min: 1, max: 2, currency: 'EUR', period: 'hour' } }, []],
  [
    'the pay, but not the kind of an empty line',
    { requirements: [...described.requirements, { id: 'b', text: ' ' }] },
    [['salary', false]],
  ],
  ['the pay, but not a closing date that is today', { closing_date: '2026-11-23' }, [['salary', false]]],
  ['the pay, but not a closing date ahead', { closing_date: '2026-11-24' }, [['salary', false]]],
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

test('the checklist advises on a requirement that cannot be recognized', () => {
  const advice = (vague?: boolean) =>
    publishChecklist(described, '2026-11-23', { vague }).filter(({ field }) => field === 'recognizable')
  expect(advice(true)).toEqual([{ field: 'recognizable', required: false, done: false }])
  expect(advice(false)).toEqual([])
  expect(advice()).toEqual([])
})

test('the checklist lists what is done, too', () => {
  const done = publishChecklist({ ...described, workplace: 'remote', locations: [] }, '2026-11-23')
    .filter(one => one.done)
    .map(({ field }) => field)
  expect(done).toEqual([
    'title',
    'description',
    'requirements',
    'interview_flow_id',
    'interview_settings_id',
    'locations',
    'closing_date',
    'hiring_team',
    'checked_as',
  ])
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

  it('are those that are marked for it, the first ones of too many', () => {
    const marked = (id: string) => need(id, { ask_in_interview: true })
    const ids = (requirements: ReturnType<typeof need>[]) => askedRequirements(requirements).map(({ id }) => id)
    expect(ids([need('a'), marked('b'), { ...marked('c'), must_have: false }, marked('d')])).toEqual(['b', 'd'])
    expect(ids(['a', 'b', 'c', 'd', 'e', 'f'].map(marked))).toEqual(['a', 'b', 'c', 'd', 'e'])
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

describe('how many questions about requirements fit into a round', () => {
  const question = (time_limit: number, must_ask = true) => ({ time_limit, must_ask })
  const minutesFor = (questions: number) => (questions * ASKED_SECONDS) / 60

  it('is what its length allows', () => {
    expect(fittingQuestions([], minutesFor(3))).toBe(3)
    expect(fittingQuestions([], minutesFor(3) + 1)).toBe(3)
    expect(fittingQuestions([], minutesFor(3) - 1)).toBe(2)
  })

  it('is what its required questions leave', () => {
    expect(fittingQuestions([question(ASKED_SECONDS), question(ASKED_SECONDS)], minutesFor(5))).toBe(3)
    expect(fittingQuestions([question(ASKED_SECONDS + 1)], minutesFor(5))).toBe(3)
  })

  it('does not depend on optional questions, which are skipped first', () => {
    expect(fittingQuestions([question(600, false), question(ASKED_SECONDS)], minutesFor(5))).toBe(4)
  })

  it('is 0 if the required questions take longer than the round', () => {
    expect(fittingQuestions([question(600), question(600)], 5)).toBe(0)
  })
})

describe('roles on a job', () => {
  it.each<[AdminRole, TeamRole[]]>([
    ['owner', ['recruiter', 'hiring_manager', 'interviewer']],
    ['admin', ['recruiter', 'hiring_manager', 'interviewer']],
    ['recruiter', ['recruiter', 'hiring_manager', 'interviewer']],
    ['hiring_manager', ['hiring_manager', 'interviewer']],
    ['interviewer', ['interviewer']],
  ])('%s can have %j', (role, roles) => {
    expect(teamRolesFor(role)).toEqual(roles)
  })

  it.each<[AdminRole, TeamRole | undefined, TeamRole]>([
    ['owner', undefined, 'recruiter'],
    ['admin', 'hiring_manager', 'hiring_manager'],
    ['recruiter', undefined, 'recruiter'],
    ['recruiter', 'interviewer', 'interviewer'],
    ['hiring_manager', undefined, 'hiring_manager'],
    ['hiring_manager', 'recruiter', 'hiring_manager'],
    ['hiring_manager', 'interviewer', 'interviewer'],
    ['interviewer', undefined, 'interviewer'],
    ['interviewer', 'recruiter', 'interviewer'],
    ['interviewer', 'hiring_manager', 'interviewer'],
  ])('%s who was given %s is %s', (role, given, actual) => {
    expect(teamRoleOf(role, given)).toBe(actual)
  })

  it.each<[AdminRole, TeamRole | undefined, boolean]>([
    ['owner', 'interviewer', true],
    ['admin', 'interviewer', true],
    ['recruiter', 'interviewer', true],
    ['recruiter', undefined, true],
    ['hiring_manager', undefined, true],
    ['hiring_manager', 'hiring_manager', true],
    ['hiring_manager', 'interviewer', false],
    ['interviewer', undefined, false],
    ['interviewer', 'hiring_manager', false],
  ])('whether %s who was given %s decides on candidates: %s', (role, given, decides) => {
    expect(decidesOn(role, given)).toBe(decides)
  })
})

describe('two requirements are checked', () => {
  const language = (more: object = {}): CheckedAs => ({
    kind: 'language',
    languages: [
      { name: 'German', level: 'B2' },
      { name: 'English', level: null },
    ],
    ...more,
  })
  const degree: CheckedAs = { kind: 'degree', level: 'master', field: 'law' }
  const licence: CheckedAs = { kind: 'certificate_or_licence', name: 'Driving licence', must_be_valid: true }
  const german = { name: 'German', level: 'B2' }

  it.each<[string, CheckedAs, CheckedAs]>([
    ['skills', { kind: 'skill' }, { kind: 'skill' }],
    ['the same years', { kind: 'years', years: 3 }, { kind: 'years', years: 3 }],
    ['the same degree, with its keys in another order', degree, { field: 'law', level: 'master', kind: 'degree' }],
    [
      'the same licence, with its keys in another order',
      licence,
      { must_be_valid: true, name: 'Driving licence', kind: 'certificate_or_licence' },
    ],
    ['the same languages', language(), language()],
    ['all languages, stated or by default', language(), language({ one_is_enough: false })],
    ['one of the same languages', language({ one_is_enough: true }), language({ one_is_enough: true })],
    [
      'one language, of which one is enough',
      language({ languages: [german] }),
      language({ languages: [german], one_is_enough: true }),
    ],
  ])('in the same way: %s', (_, one, other) => {
    expect(sameCheck(one, other)).toBe(true)
  })

  it.each<[string, CheckedAs, CheckedAs]>([
    ['a skill and free text', { kind: 'skill' }, { kind: 'free_text' }],
    ['years and a degree', { kind: 'years', years: 3 }, degree],
    ['more years', { kind: 'years', years: 3 }, { kind: 'years', years: 4 }],
    ['another level of a degree', degree, { ...degree, level: 'bachelor' }],
    ['another field of a degree', degree, { ...degree, field: 'economics' }],
    ['another licence', licence, { ...licence, name: 'Forklift licence' }],
    ['an expired licence', licence, { ...licence, must_be_valid: false }],
    ['all languages and one of them', language(), language({ one_is_enough: true })],
    ['one language more', language({ languages: [german] }), language()],
    ['another language', language({ languages: [german] }), language({ languages: [{ name: 'Dutch', level: 'B2' }] })],
    [
      'another level of a language',
      language({ languages: [german] }),
      language({ languages: [{ name: 'German', level: 'C1' }] }),
    ],
    [
      'no level of a language',
      language({ languages: [german] }),
      language({ languages: [{ ...german, level: null }] }),
    ],
  ])('in different ways: %s', (_, one, other) => {
    expect(sameCheck(one, other)).toBe(false)
    expect(sameCheck(other, one)).toBe(false)
  })
})
