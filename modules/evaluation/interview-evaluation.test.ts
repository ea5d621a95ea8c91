import { expect, test } from 'vitest'
import { analysisContract } from '#modules/analysis/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import type { OpenAiReply } from '#tests/stand-ins/openai.ts'
import { evaluationContract as calls } from './contract.ts'
import { QUOTE, startEvaluation, verdicts } from './evaluation.fixture.ts'

// From a typed interview to the result on the screen, with the rules and with a model that invents quotes.
const { openai, server, organization, job, call, review, applicationOf, use } = await startEvaluation()

const ANSWER =
  'I led the move of our payment worker at Cedar Pay, because it charged people twice. I wrote every attempt down before sending it, tested it with 900 shops, and since then no payment was lost.'

/** A candidate completes the interview by typing. */
async function interviewed() {
  const invitation = await anInvitation(server, organization, job)
  await agree(server, invitation.token, 'none')
  const { page } = await Page.enter(server.url, invitation.token)
  page.send({ type: 'ready' })
  await page.settled()
  for (let turn = 0; turn < 12 && !page.received.some(({ type }) => type === 'ended'); turn += 1) {
    await page.answer(`${ANSWER} That was case ${turn}.`)
    await page.settled()
  }
  await page.close()
  await server.as(invitation.token)(interviewRoomContract['interview-room.submit'], {
    params: { id: invitation.application_id },
  })
  await server.settled()
  return invitation
}

test('evaluates an interview with quotes from its turns, and hides the scores until the reviewer has submitted a scorecard', async () => {
  use('rules')
  const { application_id, candidate_uuid, email } = await interviewed()
  const hidden = await review(application_id)
  expect(hidden).toMatchObject({ revealed: false, interview: { state: 'ready', result: null } })
  expect((await applicationOf(email)).interview.state).toBe('ready')
  await expect(call(calls['evaluation.rate'], { params: { id: application_id }, body: {} })).rejects.toMatchObject({
    status: 422,
  })
  await expect(
    call(calls['evaluation.rate'], { params: { id: application_id }, body: { ratings: { charm: 5 } } }),
  ).rejects.toMatchObject({ status: 422 })
  expect(hidden.criteria.every(({ levels }) => levels.length === 5 && levels.every(Boolean))).toBe(true)
  const ratings = Object.fromEntries(hidden.criteria.map(({ key }) => [key, 4]))
  await call(calls['evaluation.rate'], {
    params: { id: application_id },
    body: { ratings, recommendation: 'yes', note: 'Clear.' },
  })
  const open = await review(application_id)
  expect(open).toMatchObject({ revealed: true, scorecards: [{ ratings, recommendation: 'yes' }] })
  const { screenings } = await call(interviewRoomContract['interview-room.assets'], {
    params: { uuid: candidate_uuid },
  })
  const turns = new Map(screenings[0]!.turns.map(turn => [turn.id, turn]))
  const quotes = open.interview!.result!.criteria.flatMap(criterion => criterion.quotes)
  expect(quotes.length).toBeGreaterThan(2)
  for (const { turn_id, text, start, end } of quotes) {
    const turn = turns.get(turn_id)!
    expect(turn.speaker).toBe('candidate')
    expect(turn.text.slice(start, end)).toBe(text)
  }
  // Without a language model there are no levels and no score, only the elements of each answer.
  expect(open.interview!.result).toMatchObject({ engine: 'built-in', overall: null, competencies: [], readings: [] })
  expect(open.interview!.result!.criteria.every(({ level }) => level === null)).toBe(true)
  const structures = open.interview!.result!.criteria.flatMap(({ structure }) => structure ?? [])
  expect(structures.length).toBeGreaterThan(0)
  expect(structures.every(({ elements }) => elements.length === 6)).toBe(true)
  expect((await applicationOf(email)).interview).toEqual({
    state: 'ready',
    score: null,
    low: null,
    high: null,
    engine: null,
    validated: true,
  })
  const first = open.interview!.result!.criteria[0]!
  await call(calls['evaluation.opine'], {
    params: { id: open.interview!.id, criterion: first.question_id },
    body: { agrees: false, level: 3, note: 'Too kind.' },
  })
  expect((await review(application_id)).interview?.opinions).toEqual([
    expect.objectContaining({ criterion: first.question_id, agrees: false, level: 3, admin_name: 'Ines Marchetti' }),
  ])
})

test('an opinion needs a result that exists and that the reviewer sees', async () => {
  use('rules')
  const { application_id } = await interviewed()
  const { match, interview } = await review(application_id)
  const opine = (id: string, criterion: string) =>
    call(calls['evaluation.opine'], { params: { id, criterion }, body: { agrees: true } })
  await expect(opine(match!.id, 'no-such-requirement')).rejects.toMatchObject({ status: 404 })
  await expect(opine(interview!.id, 'any')).rejects.toMatchObject({ status: 409, code: 'scorecard_first' })
  await opine(match!.id, match!.result!.requirements[0]!.id)
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  await expect(opine(interview!.id, 'any')).rejects.toMatchObject({ status: 404 })
  const open = (await review(application_id)).interview!
  await opine(open.id, open.result!.criteria[0]!.question_id)
})

test('skipping the scorecard is possible and recorded', async () => {
  use('rules')
  const { application_id, candidate_uuid } = await interviewed()
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  expect(await review(application_id)).toMatchObject({
    revealed: true,
    scorecards: [],
    interview: { result: { engine: 'built-in' } },
  })
  const details = await call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
  expect(details.applications[0]?.timeline.map(({ name }) => name)).toContain('scorecard.revealed')
})

test('removes invented quotes of an interview evaluation, and does not score a question without a quote', async () => {
  use('model')
  openai.script(verdicts('met', [QUOTE]))
  const rating = { reasoning: 'An action and its result.', addresses_question: true, absent: [], harm: [] }
  const invented: OpenAiReply = {
    kind: 'json',
    value: { ...rating, level: 5, quotes: ['I single-handedly saved the entire galaxy from ruin'] },
  }
  const valid: OpenAiReply = {
    kind: 'json',
    value: { ...rating, level: 4, quotes: ['I led the move of our payment worker at Cedar Pay'] },
  }
  let interviews = 0
  openai.script(request => {
    const system = request.json?.messages.map(({ content }) => content).join('\n') ?? ''
    if (/compare a résumé|quotes from a résumé/u.test(system)) return verdicts('met', [QUOTE])(request)
    if (system.includes('quotes from an answer')) return { kind: 'json', value: { highest_level: 5 } }
    if (!system.includes('evaluate one answer')) return { kind: 'status', status: 503 }
    interviews += 1
    return interviews <= 3 ? invented : valid
  })
  const { application_id } = await interviewed()
  const reason = async () => {
    const { needs_review } = await call(analysisContract['analysis.analyze'], { query: { job_id: job.id } })
    return needs_review.find(one => one.application_id === application_id)!.reason
  }
  // Before the reader's scorecard, nothing tells what was found in the interview.
  const hidden = await review(application_id)
  expect(hidden.interview).toMatchObject({ state: 'needs_person', problem: null, result: null })
  expect(hidden.runs.find(({ kind }) => kind === 'interview')).toMatchObject({ state: 'needs_person', problem: null })
  expect(await reason()).toBe('The screening needs human review. The reason is shown after your scorecard.')
  await call(calls['evaluation.rate'], { params: { id: application_id }, body: { reveal_only: true } })
  const { interview } = await review(application_id)
  expect(await reason()).toBe(interview!.problem)
  expect(interview).toMatchObject({
    problem: expect.stringContaining('No evaluation is backed by evidence') as string,
    state: 'needs_person',
    engine: 'openai-compatible',
    result: { engine: 'openai-compatible' },
  })
  const dropped = interview!.result!.criteria.filter(({ state }) => state === 'unsupported')
  expect(dropped.length).toBeGreaterThan(0)
  expect(interview!.result!.unsupported).toBeGreaterThan(0)
  expect(interview!.result!.overall).toBe(75)
})
