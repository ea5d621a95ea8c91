import { describe, expect, it } from 'vitest'
import { missingFrom, ruleFollowUp } from './follow-up.ts'
import { FULL as COMPLETE } from './interview-state.fixture.ts'
import { followUpPhrasings } from './script.ts'
import { VAGUE } from './simulated-room.fixture.ts'
import type { CommittedTurn, FlowQuestion, InterviewState } from './state.ts'

const question: FlowQuestion = {
  id: 'a',
  text: 'Tell me about a time you solved a problem.',
  competency: 'C',
  follow_up: { max: 3 },
  must_ask: false,
  time_limit_seconds: null,
}
const said = (text: string): CommittedTurn => ({ speaker: 'candidate', kind: 'answer', question_id: 'a', text })
const missing = (text: string, asked = question.text) => missingFrom({ ...question, text: asked }, [said(text)])

describe('what an answer leaves open', () => {
  const FULL =
    'Last year in Leeds I renamed both shared printers and wrote checks, because 40 labels a day were wrong, and errors fell.'

  it('is nothing for a complete example', () => {
    expect(missing(FULL)).toEqual([])
  })

  it('is everything for a few words', () => {
    expect(missing('Labels.')).toEqual(['example', 'own_part', 'result', 'reasoning', 'figures'])
  })

  it('is an example below 12 content words', () => {
    const words = 'renamed shared printers labels depots shelves checks scanners trucks parcels errors fell'.split(' ')
    const ofWords = (count: number) => `I ${words.slice(0, count).join(' ')}.`
    expect(missing(ofWords(12))).not.toContain('example')
    expect(missing(ofWords(11))).toContain('example')
  })

  it('is an example if everything is general, and nothing if an example is told beside it', () => {
    const general = 'You should always check labels, and people in a warehouse should do it twice.'
    expect(missing(`${FULL} ${general} ${general}`)).toEqual([])
    expect(missing(`${general} In general that is what matters most to everyone.`)).toEqual([
      'example',
      'own_part',
      'result',
      'reasoning',
      'figures',
    ])
  })

  it.each([
    'normally we have four drivers but two were sick so I drove the route myself because the medicine was urgent and all 30 drops arrived',
    'Im Frühjahr ist uns die Kühlung ausgefallen ich habe die Ware in den anderen Laden gebracht weil sie sonst verdorben wäre und wir haben nur zwei Kisten verloren',
    "L'été dernier la chambre froide est tombée en panne, j'ai déplacé la marchandise parce qu'elle allait se perdre et on n'a perdu que deux caisses.",
    'El verano pasado se rompió la cámara, moví la mercancía a otra tienda porque se iba a estropear y solo perdimos dos cajas.',
  ])('is nothing that was said in the words of any language, with general words and without punctuation: %s', text => {
    expect(missing(text)).toEqual([])
  })

  it.each([
    [
      'own_part',
      'Last year in Leeds our team renamed both shared printers, because 40 labels were wrong daily, and errors fell.',
    ],
    [
      'result',
      'Last year in Leeds I renamed both shared printers and wrote several checks, because 40 labels were wrong daily.',
    ],
    [
      'reasoning',
      'Last year in Leeds I renamed both shared printers and wrote several checks: 40 labels were wrong daily, errors fell.',
    ],
    [
      'figures',
      'Last year in Leeds I renamed both shared printers and wrote several checks, because labels were wrong, and errors fell.',
    ],
  ])('is %s alone', (reason, text) => {
    expect(missing(text)).toEqual([reason])
  })

  it('is no result if something has changed since', () => {
    expect(
      missing(
        'Last year in Leeds I renamed both shared printers, because 40 labels were wrong. Since then nobody relabels by hand.',
      ),
    ).toEqual([])
  })

  it('ignores general statements and intentions', () => {
    expect(
      missing('I would rename both printers, because 40 labels a day would be wrong, and errors would have fallen.'),
    ).toEqual(['example', 'own_part', 'result', 'reasoning', 'figures'])
  })

  it('is only a missing answer for questions that do not ask about an experience', () => {
    const date = 'From which date could you start?'
    expect(missing('March.', date)).toEqual(['example'])
    expect(missing('Monday, first March, spring, Leeds office.', date)).toEqual([])
  })

  it('is found in answers of one sentence and of several', () => {
    expect(missing(VAGUE)[0]).toBe('example')
    expect(missing('It was fine.')[0]).toBe('example')
    expect(
      missing(
        'Last spring our team in Leeds moved the whole warehouse to a new building, because the old one leaked, and 30 people helped; everything was finished on time.',
      ),
    ).toEqual(['own_part'])
    expect(
      missing(
        'Last spring the roof of our old depot in Leeds leaked on the parcels. I moved 300 shelves to the new one, because I wanted the parcels to stay dry.',
      ),
    ).toEqual(['result'])
    expect(missing(COMPLETE)).toEqual([])
  })

  it('is nothing for a complete answer to a question about a date', () => {
    expect(missing('I can start on the first of March next spring.', 'From which date could you start?')).toEqual([])
  })

  it.each([
    'Describe a conflict.',
    'Walk us through your work.',
    'Tell us more.',
    'How did you learn it?',
    'Have you ever led?',
  ])('is checked after a question about an experience: %s', text => {
    expect(missing('Labels printers depots shelves checks.', text).length).toBeGreaterThan(1)
  })
})

describe('the follow-up of the rules engine', () => {
  const followUp = (text: string, question_id = 'a', reason: CommittedTurn['reason'] = null): CommittedTurn => ({
    speaker: 'interviewer',
    kind: 'follow_up',
    question_id,
    text,
    reason,
  })
  const next = (turns: CommittedTurn[], max = 3) => {
    const asked = { ...question, follow_up: { max } }
    const state: InterviewState = {
      scene: { interviewer: 'Nora', organization: 'Northwind', job_title: 'Packer' },
      questions: [asked],
      turns,
      settled: [],
      event: 'answer',
      length_minutes: 20,
      elapsed_ms: 0,
      question_elapsed_ms: 0,
    }
    return ruleFollowUp(state, asked)
  }
  const [first, second, third] = followUpPhrasings('example')

  it('asks for the most important thing that is open', () => {
    expect(next([said('Labels.')])).toEqual({ reason: 'example', text: `Thank you. ${first}` })
  })

  it('stays within the limit of the question, and within 3', () => {
    expect(next([said('Labels.')], 0)).toBeNull()
    expect(next([followUp('x?', 'a', 'example'), said('Labels.')], 1)).toBeNull()
    const three = (['example', 'own_part', 'result'] as const).map(reason => followUp(`${reason}?`, 'a', reason))
    expect(next([...three, said('Labels.')], 9)).toBeNull()
    expect(next([...three.slice(1), said('Labels.')], 9)).toMatchObject({ reason: 'example' })
  })

  it('counts only the follow-ups of this question', () => {
    expect(next([followUp('x?', 'b', 'example'), said('Labels.')], 1)).toMatchObject({ reason: 'example' })
  })

  it('does not ask about the same reason again, even in other words', () => {
    expect(next([followUp('Which day was that?', 'a', 'example'), said('Labels.')])).toMatchObject({
      reason: 'own_part',
    })
    expect(next([followUp(`Thank you. ${second}`, 'a'), said('Labels.')])).toMatchObject({ reason: 'own_part' })
  })

  it('uses each phrasing once in an interview, and thanks in turn', () => {
    expect(next([followUp(`Thank you. ${first}`, 'b', 'example'), said('Labels.')])).toEqual({
      reason: 'example',
      text: `Okay, thank you. ${second}`,
    })
    const two = [first, second].map(text => followUp(`Thank you. ${text}`, 'b', 'example'))
    expect(next([...two, said('Labels.')])).toEqual({ reason: 'example', text: `Thanks for sharing that. ${third}` })
  })

  it('continues with the next reason when all phrasings were used', () => {
    const all = [first, second, third].map(text => followUp(`Thank you. ${text}`, 'b', 'example'))
    expect(next([...all, said('Labels.')])).toMatchObject({ reason: 'own_part' })
  })

  it('asks nothing after a complete answer', () => {
    expect(
      next([
        said(
          'Last year in Leeds I renamed both printers and wrote checks, because 40 labels were wrong daily, and errors fell.',
        ),
      ]),
    ).toBeNull()
  })
})
