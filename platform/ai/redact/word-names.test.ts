import { describe, expect, it } from 'vitest'
import { redact } from './redact.ts'

const read = (text: string, ...names: string[]) => redact(text, { names }).text
/** What is shown must not depend on whether the name is also a word. */
const PLAIN = 'Quispe'
const GIVEN = ['Rosa', 'Mark', 'Grace', 'Frank', 'Rose', 'Max', 'Ruby', 'Iris', 'Will', 'Hope', 'Bill', 'An', 'Luz']
const FAMILY = [
  'Young',
  'Hill',
  'Baker',
  'Koch',
  'Klein',
  'Petit',
  'Blanc',
  'Reyes',
  'Flores',
  'Short',
  'King',
  'Winter',
]

describe('names that are also words', () => {
  it.each([
    'Hello {},\n\nYour interview is booked\n\nWhen: Mon 30 November 2026\n\nSee you then.',
    'Hi {}, thanks for your time.',
    'Hallo {},\n\nIhr Gespräch ist gebucht.\n\nBis bald',
    'Liebe {}, danke für Ihre Zeit.',
    'Bonjour {},\n\nMerci de votre candidature.\n\nÀ bientôt',
    'Hola {}:\n\nGracias por tu tiempo.\n\nHasta pronto',
    '{} was convincing.',
    '{} explained it well. I liked {}.',
    '{} ist überzeugend. Wir sollten {} einladen.',
    '{} est prête. On devrait inviter {}.',
    '{} fue muy clara. Hay que invitar a {}.',
    "{}'s answer on SQL was right.",
    'Better than the others: {}',
    'We should invite {} soon.',
    'I spoke to {} yesterday.\n{} has a plan.',
    'See you then.\n\nKind regards\n{}',
  ])('are cut as first names in %s', text => {
    for (const name of GIVEN)
      expect(read(text.replaceAll('{}', name), `${name} Abara`), name).toBe(
        read(text.replaceAll('{}', PLAIN), `${PLAIN} Abara`),
      )
  })

  it.each([
    'Ms {} was late.',
    'Dear Mr. {}, your interview is booked.',
    'Frau {} hat gut geantwortet.',
    'Sehr geehrter Herr {},\n\nIhr Gespräch ist gebucht.\n\nBis bald\n',
    'Madame {} connaît le métier.',
    'Estimada señora {}, gracias.',
    '{} was convincing.',
    'We should invite {} soon.',
    'Wir haben {} eingeladen.',
    "{}'s answer was right.",
  ])('are cut as surnames in %s', text => {
    for (const name of FAMILY)
      expect(read(text.replaceAll('{}', name), `Abara ${name}`), name).toBe(
        read(text.replaceAll('{}', PLAIN), `Abara ${PLAIN}`),
      )
  })

  it.each([
    ['the mark on the hill', 'Mark Hill'],
    ['Mark the answers on the hill.', 'Mark Hill'],
    ['Baker at a mill, then Head Baker at Mill Bakery', 'Anna Baker'],
    ['Baker, Hotel Adler, 2015 – 2019', 'Anna Baker'],
    ['Ich bin gelernte Köchin und arbeitete als Koch im Adler.', 'Anna Koch'],
    ['Young people came to Baker Street in May 2019.', 'May Young', 'Anna Baker'],
    ['We moved the release to May and the review to June.', 'May June'],
    ['Ruby on Rails, Ruby, SQL. I wrote it in Ruby.', 'Ruby Abara'],
    ['Skills: Word, Excel, Java', 'Java Word'],
    ['Grace periods and bills were checked.', 'Grace Bill'],
    ['Will it work? May I ask?', 'Will May'],
    ['An hour later, so we left.', 'An So'],
    ['Le chat dort. Long terme.', 'Le Long'],
    ['The children of the Hill School', 'Ana Hill'],
  ])('stay where they are the word: %s', (text, ...names) => {
    const kept = redact(text, { names: [] }).text
    expect(read(text, ...names)).toBe(kept)
  })

  it('are cut next to each other and in capitals', () => {
    expect(read('MARK HILL\nBackend engineer\n\nSQL', 'Mark Hill')).toBe('[name]\nBackend engineer\n\nSQL')
    expect(read('Will Power, the engineer', 'Will Power')).toBe('[name], the engineer')
  })

  it('are not looked for before the name in a sentence', () => {
    expect(read('Yesterday Rosa came\n\nShe was late\n\nWe waited', 'Rosa Quispe')).toContain('Yesterday [name] came')
  })
})
