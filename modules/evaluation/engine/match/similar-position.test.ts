import { expect, test } from 'vitest'
import { matchInputOf } from '../../labelled/match-input.ts'
import { matchBuiltIn } from './built-in.ts'
import { withTitle } from './similar-position.ts'

test.each([
  ['3 years of experience in a similar role', 'Accountant (m/f/d)', '3 years of experience as Accountant'],
  ['Mindestens 3 Jahre in vergleichbarer Position', 'Buchhalter - Köln', 'Mindestens 3 Jahre als Buchhalter'],
  ["5 ans d'expérience sur un poste similaire", 'Comptable', "5 ans d'expérience comme Comptable"],
  ['Habitué à un poste similaire', 'Comptable', 'Habitué comme Comptable'],
  ['3 years in a similar role', 'C/C++ developer', '3 years as C/C++ developer'],
  ['Experiencia de 4 años en puesto similar', 'Contable', 'Experiencia de 4 años como Contable'],
  ['Experience with similar tools', 'Accountant', 'Experience with similar tools'],
  ['In a similar role', '(m/f/d)', 'In a similar role'],
  ['2 years in similar or related role', 'Accountant | Bonn', '2 years as Accountant'],
  ['2 years in similar role', 'Accountant | Bonn', '2 years as Accountant'],
  ['2 years in the same or similar position', 'Accountant, Bonn | remote', '2 years as Accountant'],
  ['2 Jahre in der vergleichbaren Position', ' Buchhalter – Bonn – Vollzeit ', '2 Jahre als Buchhalter'],
  ['2 Jahre in einer ähnlichen Funktion', ' Buchhalter ', '2 Jahre als Buchhalter'],
  ['2 ans sur poste équivalent', 'Comptable', '2 ans comme Comptable'],
  ['2 ans dans une fonction équivalente', 'Comptable', '2 ans comme Comptable'],
  ['2 ans sur des postes similaires ou proches', 'Comptable', '2 ans comme Comptable ou proches'],
  ['2 años en un puesto parecido', 'Contable', '2 años como Contable'],
  ['2 años en una función parecida', 'Contable', '2 años como Contable'],
  ['2 años en rol equivalente', 'Contable', '2 años como Contable'],
  ['In a similar role', 'A'.repeat(60), `as ${'A'.repeat(60)}`],
  ['In a similar role', 'A'.repeat(61), 'In a similar role'],
  ['In a similar role', `Nurse ${' '.repeat(300)}of the ward`, 'as Nurse'],
  ['In a similar role', '$& '.repeat(40), 'In a similar role'],
])('"%s" for "%s" is "%s"', (text, title, expected) => {
  expect(withTitle(text, title)).toBe(expected)
})

test('only years in such a position count', () => {
  const resume = `Alex Sample\n\nEXPERIENCE\n\nAccountant, Norvale Ltd, Dayton\n01/2024 – present\n- Closed the books each month\n\nBartender, Olive House, Dayton\n01/2014 – 12/2023\n- Mixed drinks for guests\n\nINTERESTS\nReading, cycling, the garden and long walks with friends and family at the weekend, also in the rain and in winter`
  const requirements = [
    {
      id: 'r',
      text: '4 years of experience in a similar role',
      must_have: true,
      kind: 'years' as const,
      expected: 'met' as const,
    },
  ]
  const input = matchInputOf({ as_of: '2026-11-01', resume, language: 'en', requirements } as never)
  const verdict = (title: string) => matchBuiltIn({ ...input, title }).requirements[0]!.verdict
  expect(verdict('Accountant')).toBe('partly')
  expect(verdict('Bartender')).toBe('met')
  expect(verdict('Nurse')).toBe('missing')
})
