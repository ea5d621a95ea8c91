import { describe, expect, it } from 'vitest'
import { asksYesOrNo } from './closed-question.ts'
import { missingFrom } from './follow-up.ts'
import { interviewer, question, said } from './interview-state.fixture.ts'
import { readUtterance } from './read-utterance.ts'

describe('a question that yes or no answers', () => {
  it.each([
    ['Do you have a driving licence?', true],
    ['Thanks. Next, are you able to work at weekends?', true],
    ['Have you ever managed a team?', true],
    ['Haben Sie einen Führerschein?', true],
    ['Avez-vous le permis B ?', true],
    ['¿Tiene carné de conducir?', true],
    ['What did you do?', false],
    ['Have you ever managed a team? How did you start?', false],
    ['Can you tell me about a conflict at work?', false],
    ['Können Sie uns ein Beispiel nennen?', false],
    ['Pouvez-vous décrire une journée ?', false],
    ['¿Puede contarme un conflicto?', false],
    ['Do tell me about yourself.', false],
    ['', false],
  ])('%s %s', (text, expected) => {
    expect(asksYesOrNo(text)).toBe(expected)
  })

  it.each([
    ['No', 'en'],
    ['no, thank you', 'en'],
    ['Nein', 'de'],
    ['non merci', 'fr'],
  ])('takes "%s" for the answer', (text, language) => {
    const asked = interviewer('question', 'a', 'Do you have a driving licence?')
    expect(readUtterance(text, [asked], language)).toEqual({ answer: text, request: null })
  })

  it('takes "no" to any other question for a reply that nothing comes to mind', () => {
    const asked = interviewer('question', 'a', 'Can you tell me about a conflict at work?')
    expect(readUtterance('No', [asked], 'en').request?.kind).toBe('dont_know')
  })

  it('asks nothing more after "no"', () => {
    const missing = (text: string, answer: string) => missingFrom(question('a', { text }), [said('a', answer)])
    expect(missing('Do you have a driving licence?', 'No')).toEqual([])
    expect(missing('Are you good at calming people down?', 'Yes')).toEqual(['example'])
    expect(missing('Have you ever managed a team?', 'No')).toEqual([])
    expect(missing('Have you ever managed a team?', 'Yes')).toContain('example')
    expect(missing('Why do you want to work here?', 'No')).toEqual(['example'])
  })
})
