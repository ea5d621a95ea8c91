import { describe, expect, it } from 'vitest'
import { matchInputOf } from '../../labelled/match-input.ts'
import { matchBuiltIn } from './built-in.ts'
import { TITLES, WORDINGS } from './wordings.fixture.ts'

const HEADS: Record<string, [heading: string, now: string, about: string]> = {
  en: [
    'WORK EXPERIENCE',
    'present',
    'A calm and friendly person who likes to read, to cycle and to be in the garden with friends.',
  ],
  de: [
    'BERUFSERFAHRUNG',
    'heute',
    'Ein ruhiger und freundlicher Mensch, der gern liest und das Wochenende mit Freunden im Garten verbringt.',
  ],
  fr: [
    'EXPÉRIENCE PROFESSIONNELLE',
    "aujourd'hui",
    'Une personne calme et aimable qui aime lire, faire du vélo et passer le dimanche avec des amis.',
  ],
  es: [
    'EXPERIENCIA LABORAL',
    'actualidad',
    'Una persona tranquila y amable a la que le gusta leer, ir en bicicleta y pasar el domingo con amigos.',
  ],
}

/** The wordings that somebody with this title since 2012 does not meet. */
function notMet(language: string, title: string, employer: string, subjects: readonly string[]): string[] {
  const [heading, now, about] = HEADS[language]!
  const requirements = subjects
    .flatMap(subject => WORDINGS[language]!.map(wording => wording.replace('@', subject.replace(/^im /u, 'dem '))))
    .map((text, i) => ({ id: String(i), text, must_have: true, kind: 'years' as const, expected: 'met' as const }))
  const resume = [
    'Alex Sample',
    'alex@sample.example',
    '',
    `${about} ${about}`,
    '',
    heading,
    '',
    title,
    `${employer}, Springfield`,
    `01/2012 – ${now}`,
  ].join('\n')
  const result = matchBuiltIn(matchInputOf({ as_of: '2026-11-01', resume, language, requirements } as never))
  return result.requirements.filter(({ verdict }) => verdict !== 'met').map(({ id }) => requirements[Number(id)]!.text)
}

describe('what a title says', () => {
  it.each(
    TITLES.trim()
      .split('\n')
      .map(line => line.split(' | ') as [string, string, string, string]),
  )('(%s) "%s" at "%s" is experience in %s, in all usual wordings', (language, title, employer, subjects) => {
    expect(notMet(language, title, employer, subjects.split('; '))).toEqual([])
  })
})
