import { describe, expect, it, test } from 'vitest'
import type { JobStatus } from './contract.ts'
import { countsAsOpen, JOB_ARROWS, takesApplications } from './policy.ts'

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
