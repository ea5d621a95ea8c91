import { describe, expect, it } from 'vitest'
import { scene } from './interview-state.fixture.ts'
import { answerAboutAi, answerAboutJob, answerAboutPay } from './job-answer.ts'
import type { Facts } from './state.ts'

const JOB: Facts['job'] = {
  locations: ['Leeds', 'York'],
  workplace: 'Hybrid',
  employment: 'Full time',
  pay: '£30,000 to £34,000 a year',
  description: '',
}
const facts = (job: Partial<Facts['job']> = {}, over: Partial<Facts> = {}): Facts => ({
  job: { ...JOB, ...job },
  country: 'GB',
  recording: 'video',
  answer_days: 5,
  until: null,
  ...over,
})
const ask = (question: string, job: Partial<Facts['job']> = {}) => answerAboutJob(question, facts(job), scene)

describe('a question about the next steps', () => {
  it.each([
    'When will I hear back?',
    'Do I hear from you?',
    'When should I be hearing from you?',
    'How soon will I know?',
    'When do I get a reply?',
    'What is the next step?',
    'What are the next steps?',
    'What happens after this?',
    'When do you decide?',
    'Is that decided this week?',
    'When is the decision?',
    'When can I expect an answer from you?',
    'Do you give me your answer by Friday?',
    'Will there be feedback?',
  ])('is answered with the time in which the organization answers: %j', question => {
    expect(ask(question)).toBe(
      'Northwind answers within 5 working days after the interview. People there read your answers and decide.',
    )
  })

  it('names a single day as one', () => {
    expect(answerAboutJob('When will I hear back?', facts({}, { answer_days: 1 }), scene)).toContain(
      'within 1 working day after',
    )
  })
})

describe('a question about the kind of employment', () => {
  it.each([
    'Is it full time?',
    'Is it full-time?',
    'Is this fulltime?',
    'Is it part time?',
    'Is it part-time?',
    'Is it parttime?',
    'Is it fixed term?',
    'Is it fixed-term?',
    'Is the contract permanent?',
    'Is it an INTERNSHIP?',
  ])('is answered from the posting: %j', question => {
    expect(ask(question)).toBe('The job posting says: Full time.')
  })
})

describe('a question about the place of work', () => {
  it.each([
    'Where would I work?',
    'What is the location?',
    'Where is it located?',
    'Which locations do you have?',
    'Is there an office?',
    'Which offices are there?',
    'Is it remote?',
    'Can it be done remotely?',
    'Can I work from home?',
    'How long is the commute?',
    'Is there much commuting?',
  ])('is answered from the posting: %j', question => {
    expect(ask(question)).toBe('The job posting says: Leeds, York, Hybrid.')
  })

  it('names only what the posting has', () => {
    expect(ask('Where is the office?', { locations: [] })).toBe('The job posting says: Hybrid.')
    expect(ask('Where is the office?', { workplace: '' })).toBe('The job posting says: Leeds, York.')
  })

  it('is left to the organization if the posting does not say it', () => {
    expect(ask('Where is the office?', { locations: [], workplace: '' })).toBeNull()
  })

  it('is answered from the description if only that says it', () => {
    const description = 'You are never alone. Our office is next to the station.'
    expect(ask('Where is the office?', { locations: [], workplace: '', description })).toBe(
      'The job posting says: Our office is next to the station.',
    )
  })
})

describe('any other question about the job', () => {
  const description = [
    'You pack orders for customers in the north of England.',
    'Early shifts start at 6 and end at 14.',
    'Late shifts are paid extra.',
    'We train every new packer for two weeks.',
  ].join(' ')

  it('is answered with the sentence of the description that is most about it', () => {
    expect(ask('When do the early shifts start?', { description })).toBe(
      'The job posting says: Early shifts start at 6 and end at 14.',
    )
    expect(ask('Do you train me?', { description })).toBe(
      'The job posting says: We train every new packer for two weeks.',
    )
  })

  it('takes no other word for the one that was asked about', () => {
    expect(ask('Is there training?', { description })).toBe(
      'The job posting says: We train every new packer for two weeks.',
    )
    expect(ask('Is there training?', { description: 'You clean the train every night. Trains are long.' })).toBeNull()
    expect(ask('Is there parking?', { description: 'The depot is next to a park.' })).toBeNull()
    expect(ask('Is there parking?', { description: 'Free parking is available.' })).toBe(
      'The job posting says: Free parking is available.',
    )
  })

  it('counts different words, not how often one is repeated', () => {
    expect(
      ask('Do shifts rotate monthly?', { description: 'Shifts, shifts and shifts. Shifts rotate monthly here.' }),
    ).toBe('The job posting says: Shifts rotate monthly here.')
  })

  it('is answered with at most 2 sentences', () => {
    const equal = 'Shifts are long. Shifts are fair! Shifts are planned.'
    expect(ask('What are the shifts?', { description: equal })).toBe(
      'The job posting says: Shifts are long. Shifts are fair!',
    )
  })

  it.each([
    ['Rotating shifts of 7.5 hours', 'The job posting says: Rotating shifts of 7.5 hours.'],
    ['Rotating shifts of 7.5 hours\n\nFree parking', 'The job posting says: Rotating shifts of 7.5 hours.'],
    ['Do you like shifts? Join us.', 'The job posting says: Do you like shifts?'],
  ])('ends every quotation with a punctuation mark: %j', (text, answer) => {
    expect(ask('What are the shifts?', { description: text })).toBe(answer)
  })

  it.each([
    ['the description says nothing about it', 'Is there a canteen?', description],
    ['there is no description', 'Is there a canteen?', ''],
    [
      'no particular matter is asked about',
      'What would you say about the job and the team?',
      'The team likes the job.',
    ],
    ['nothing is asked', '', description],
  ])('is left to the organization if %s', (_, question, text) => {
    expect(ask(question, { description: text })).toBeNull()
  })

  const shifts = (length: number) => `Shifts ${'x'.repeat(length - 'Shifts .'.length)}.`

  it('is never answered with a sentence of more than 320 characters', () => {
    expect(ask('Which shifts?', { description: shifts(320) })).toBe(`The job posting says: ${shifts(320)}`)
    expect(ask('Which shifts?', { description: shifts(321) })).toBeNull()
    expect(ask('Which shifts?', { description: `${shifts(321)} Late shifts.` })).toBe(
      'The job posting says: Late shifts.',
    )
  })

  it('is answered with one sentence if 2 have more than 320 characters together', () => {
    const [first, fits, tooLong] = [shifts(200), shifts(119), shifts(120)]
    expect(ask('Which shifts?', { description: `${first} ${fits}` })).toBe(`The job posting says: ${first} ${fits}`)
    expect(ask('Which shifts?', { description: `${first} ${tooLong}` })).toBe(`The job posting says: ${first}`)
  })

  it('ends that one sentence with a punctuation mark', () => {
    const first = shifts(200).slice(0, -1)
    expect(ask('Which shifts?', { description: `${first}\n\n${shifts(200)}` })).toBe(`The job posting says: ${first}.`)
  })
})

describe('a question about the pay', () => {
  it('is answered with what was published', () => {
    expect(answerAboutPay(facts())).toBe('The job posting gives £30,000 to £34,000 a year.')
  })

  it('is left to the organization if nothing was published', () => {
    expect(answerAboutPay(facts({ pay: null }))).toBeNull()
  })
})

describe('a question about the interviewer', () => {
  const about = (question: string, recording: Facts['recording'] = 'video') =>
    answerAboutAi(question, facts({}, { recording }), scene)
  const AI =
    'You are talking to an AI, not to a person. My voice is synthetic. People at Northwind read your answers and decide. I don’t.'
  const EVALUATION =
    'Your words are compared with what the job asks for, and every result comes with a quote from your answers. Your voice, your accent and how you look are not evaluated. People at Northwind decide, not me.'
  const SEEN = 'Only people at Northwind who work on this hiring can see it.'
  const VIDEO = `This interview is recorded in video and audio, and what you say is written down. ${SEEN}`

  it.each(['Are you a robot?', 'Am I talking to a human being?', 'Are you an AI?', 'Who are you?'])(
    'is answered with the truth that it is an AI: %j',
    question => {
      expect(about(question)).toBe(AI)
    },
  )

  it.each([
    'Will you score me?',
    'What is my score?',
    'Is there any scoring?',
    'How am I evaluated?',
    'Is there an evaluation?',
    'Who evaluates this?',
    'Do you judge me?',
    'Am I being judged?',
    'Who is judging this?',
    'Do you rate me?',
    'How am I rated?',
    'Is there a rating?',
    'Do you grade this?',
    'Who is grading?',
    'Do you mark my answers?',
    'Are my answers marked?',
    'Do you assess me?',
    'How is it assessed?',
    'Do you analyze my voice?',
    'Are you analysing this?',
    'What are the criteria?',
    'Who decides?',
    'Are you deciding?',
  ])('says what is evaluated, and who decides: %j', question => {
    expect(about(question)).toBe(EVALUATION)
  })

  it.each([
    'Do you record this?',
    'Is this recorded?',
    'Is it recording?',
    'Is the camera on?',
    'Are you filming me?',
    'Do you film this?',
    'Do you store this?',
    'Is it stored?',
    'What stores it?',
    'Do you save it?',
    'Is it saved?',
    'What happens to my data?',
    'How long is it kept?',
    'When do you delete it?',
    'Is it deleted?',
    'Are you deleting it?',
  ])('says whether it is recorded, and who sees it: %j', question => {
    expect(about(question)).toBe(VIDEO)
  })

  it.each([
    'Who will listen?',
    'Who listens to this?',
    'Is anyone listening?',
    'Can anybody hear me?',
    'Who hears this?',
    'Who can see me?',
    'Who sees this?',
    'Will this be seen, and who has seen it?',
    'Does someone watch this?',
    'Is somebody watching?',
    'Who reads my answers?',
    'Who will read it?',
    'Is anyone reading this?',
    'Who in your organization has access?',
  ])('says who sees it: %j', question => {
    expect(about(question)).toBe(VIDEO)
  })

  it.each<[Facts['recording'], string]>([
    ['video', 'This interview is recorded in video and audio, and what you say is written down.'],
    ['audio', 'This interview is recorded as audio, and what you say is written down.'],
    ['none', 'This interview is not recorded. Only what you say is written down.'],
  ])('is true to what the candidate agreed to: %s', (recording, sentence) => {
    expect(about('Is this recorded?', recording)).toBe(`${sentence} ${SEEN}`)
    expect(about('Who can watch this?', recording)).toBe(`${sentence} ${SEEN}`)
  })
})
