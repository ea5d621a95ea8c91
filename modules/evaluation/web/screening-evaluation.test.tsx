// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import type { Review } from '../contract.ts'
import { ScreeningEvaluation } from './screening-evaluation.tsx'

const DIFFER = 'AI runs differ by 35 points, so there is no score.'

const evaluated = (overall: number | null, runs: readonly number[]): NonNullable<Review['interview']> => ({
  id: '00000000-0000-4000-8000-000000000001',
  screening_id: '00000000-0000-4000-8000-000000000002',
  state: 'ready',
  engine: 'openai',
  model: 'gpt-5-mini',
  validated: true,
  created_at: '2026-11-20T10:00:00.000Z',
  finished_at: '2026-11-20T10:01:00.000Z',
  usage: null,
  problem: null,
  opinions: [],
  result: {
    engine: 'openai',
    model: 'gpt-5-mini',
    criteria: [],
    competencies: [],
    overall,
    coverage: 1,
    needs_person: overall === null ? DIFFER : null,
    readings: runs.map(score => ({ overall: score })),
    unsupported: 0,
  },
})

const shown = async (interview: NonNullable<Review['interview']>) => {
  await show(
    <ScreeningEvaluation
      applicationId={null}
      interview={interview}
      ownRatings={[]}
      canHear={() => false}
      onQuote={() => {}}
    />,
  )
  return pageText()
}

test('the scores of AI runs are shown in order, with a score and without one because they differ', async () => {
  expect(await shown(evaluated(62, [70, 55]))).toContain('2 AI runs gave 55 and 70.')
  expect(await shown(evaluated(null, [75, 40]))).toContain(`Needs human review${DIFFER} 2 AI runs gave 40 and 75.`)
})

test('a single AI run is not listed', async () => {
  expect(await shown(evaluated(62, [62]))).not.toContain('AI run')
})
