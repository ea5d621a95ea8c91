import { describe, expect, it } from 'vitest'
import { MAX_FOLLOW_UP_CHARACTERS, refuseFollowUp } from './check-follow-up.ts'

describe('a follow-up phrased by a model', () => {
  it.each([
    'What came of it?',
    'How did the storage team react to the new labels?',
    'Which part of the migration was yours?',
    '  What came of it?  ',
    'What  happened\n then?',
  ])('is accepted: %j', text => {
    // Line breaks are control characters, which a model's answer has lost by then.
    expect(refuseFollowUp(text.replaceAll('\n', ' '), [])).toBeNull()
  })

  it.each<[string, string]>([
    ['Please tell me more.', 'not one question'],
    ['Were your previous  and current   salary history checked?', 'a protected topic'],
    ['What did you do? And why?', 'not one question'],
    ['Why? Tell me.', 'not one question'],
    ['What is in <b>that</b>?', 'not plain text'],
    ['What is {name}?', 'not plain text'],
    ['What is [this]?', 'not plain text'],
    ['Did you read http://example.com?', 'not plain text'],
    ['Did you read https://example.com?', 'not plain text'],
    ['Did you read www.example.com?', 'not plain text'],
    ['What came\u200B of it?', 'not plain text'],
    ['What came\u0007 of it?', 'not plain text'],
    ['That is impressive, how did you do it?', 'judges the answer'],
    ['Good, and what came of it?', 'judges the answer'],
    ['That was disappointing; what next?', 'judges the answer'],
    ['Why was your answer rejected?', 'judges the answer'],
    ['Interesting, but why?', 'judges the answer'],
    ['Where are you from?', 'a protected topic'],
    ['How old are you?', 'a protected topic'],
    ['Was it a health issue?', 'a protected topic'],
    ['Are you married?', 'a protected topic'],
    ['When were you born?', 'a protected topic'],
    ['Is your family there?', 'a protected topic'],
    ['Do you need child care?', 'a protected topic'],
    ['Do you need childcare?', 'a protected topic'],
    ['What are your religious plans?', 'a protected topic'],
    ['Which neighborhood is that?', 'a protected topic'],
    ['Which neighbourhood is that?', 'a protected topic'],
    ['Are you diagnosed?', 'a protected topic'],
    ['Which hometown?', 'a protected topic'],
  ])('is refused: %j (%s)', (text, reason) => {
    expect(refuseFollowUp(text, [])).toBe(reason)
  })

  it.each(
    [
      'birth birthday pregnant pregnancy parent parents pray praying nationality nationalities citizen citizenship immigrant',
      'immigration origin original ethnic ethnicity disabled disability health healthy medical medically therapy therapist',
      'depressed depression diagnosed diagnosis genetic genetics sexual sexuality politics politically arrest arrested religion',
      'religious married husband wife children family age accent visa union veteran pronouns',
    ].flatMap(line => line.split(' ')),
  )('never asks about a private topic: %s', word => {
    expect(refuseFollowUp(`Was ${word} part of that?`, [])).toBe('a protected topic')
  })

  it.each(['great', 'impressed', 'impressive', 'disappointed', 'wrong', 'fail', 'fails', 'rejected', 'score', 'hire'])(
    'never judges: %s',
    word => {
      expect(refuseFollowUp(`Was it ${word}?`, [])).toBe('judges the answer')
    },
  )

  it('can have 240 characters', () => {
    const ofLength = (length: number) => `${'x'.repeat(length - 1)}?`
    expect(MAX_FOLLOW_UP_CHARACTERS).toBe(240)
    expect(refuseFollowUp(ofLength(240), [])).toBeNull()
    expect(refuseFollowUp(ofLength(241), [])).toBe('too long')
  })

  it('is refused if it has been asked, also within a longer sentence and in other letters', () => {
    const before = ['Hello.', 'Thank you. What came of it?']
    expect(refuseFollowUp('WHAT came of it?', before)).toBe('asked before')
    expect(refuseFollowUp('What came of this?', before)).toBeNull()
    expect(refuseFollowUp('W hat cameofit?', before)).toBeNull()
  })

  it('is not refused for words that only contain a refused word', () => {
    expect(refuseFollowUp('Which goods and packages did you manage?', [])).toBeNull()
  })
})
