import { describe, expect, it, test } from 'vitest'
import {
  certificateLevel,
  deniesCertificate,
  isFailed,
  isLowerLevel,
  namesCertificate,
  validityOf,
  type Validity,
} from './certificates.ts'

const NOW = '2026-11-01T00:00:00Z'

describe('a requirement', () => {
  it.each(['forklift licence', 'current cscs card', 'gultiger staplerschein', 'carnet de carretillero'])(
    'asks for a certificate: "%s"',
    folded => {
      expect(namesCertificate(folded)).toBe(true)
    },
  )

  it.each(['stock control', 'newly qualified', 'recently qualified teachers welcome'])('does not: "%s"', folded => {
    expect(namesCertificate(folded)).toBe(false)
  })
})

describe('the validity of a certificate', () => {
  it.each<[string, Validity]>([
    ['Forklift licence', 'valid'],
    // It says that it expired.
    ['Forklift licence, expired', 'expired'],
    ['First aid, expired 2020', 'expired'],
    ['First aid, expired 11/2026', 'expired'],
    ['First aid (expires 06/2027)', 'valid'],
    ['First aid, expired 2019, renewed 2024', 'valid'],
    ['First aid, renewed 2015, expired 2019', 'expired'],
    ['First aid, expired 2019, not renewed', 'expired'],
    ['First aid, lapsed 2019, not yet been renewed', 'expired'],
    ['First aid 2019, never been renewed', 'expired'],
    // What is valid for a time ends at a date to come, without a word for it.
    ['High risk work licence (forklift) – exp. 11/2028', 'valid'],
    ['Forklift licence (exp 2028)', 'valid'],
    ['NMC PIN 12A3456E (renewal April 2028)', 'valid'],
    ['Forklift licence (11/2028)', 'valid'],
    ['Forklift licence, 2023–2028', 'valid'],
    ['Forklift licence, test 03/2028', 'underway'],
    ['Staplerschein, Kurs 03/2028', 'underway'],
    // The years in which it was valid.
    ['CSCS card, 2019–2022', 'expired'],
    ['CSCS card, 2019–2022, refreshed', 'valid'],
    ['CSCS training course, 2019–2022', 'valid'],
    ['CSCS card, 11/2024 – 10/2026', 'valid'],
    ['CSCS card, 10/2024 – 09/2026', 'expired'],
    ['CSCS card, 2024 – present', 'valid'],
    // It says until when it is valid.
    ['Valid until 10/2026', 'expired'],
    ['Valid until 11/2026', 'valid'],
    ['Valid until 31.10.2026', 'expired'],
    ['Valid until 2026-10', 'expired'],
    ['Valid until 10/26', 'expired'],
    ['Valid until 31 October 2026', 'expired'],
    ['Valid until the end of October 2026', 'expired'],
    ['Gültig bis Ende Oktober 2026', 'expired'],
    ['Valable jusqu’au 31 octobre 2026', 'expired'],
    ['Vigente hasta octubre de 2026', 'expired'],
    ['Issued 2019, valid until 10/2027', 'valid'],
    ['Issued 05/2019, valid until 10/2025', 'expired'],
    ['Exam booked, offer valid until 10/2027', 'valid'],
    ['Exam booked, place runs to 10/2027', 'underway'],
    // It is not completed.
    ['Exam booked', 'underway'],
    ['Exam on 4 December 2026', 'underway'],
    ['Course started 2024', 'underway'],
    ['Course started 2024, exam passed 2025', 'valid'],
    ['Course started 2024, exam passed 11/2026', 'underway'],
    ['Exam passed 2025, awaiting the card', 'underway'],
    ['Registration pending, renewed annually', 'valid'],
    ['Registration pending, renewed each year', 'valid'],
    // A date to come.
    ['First aid, 03/2027', 'underway'],
    ['First aid, 10/2027', 'underway'],
    ['First aid, 2026', 'valid'],
    ['First aid, 2027', 'underway'],
    ['First aid, 11/2026', 'valid'],
    // How long it lasts.
    ['First aid, 2024, valid 5 years', 'valid'],
    ['First aid, 2019 (3-year certificate)', 'expired'],
    ['First aid, 11/2023, valid for three years', 'valid'],
    ['First aid, 10/2023, valid for three years', 'expired'],
    ['First aid, 2019 and 2025, valid for 3 years', 'valid'],
    ['Ersthelfer, 10/2025, gültig ein Jahr', 'expired'],
    ['First aid, 11/2025, valid one year', 'valid'],
    ['Premiers secours, 10/2022, valable quatre ans', 'expired'],
    ['Primeros auxilios, 10/2021, válido cinco años', 'expired'],
    ['Primeros auxilios, 10/2022, válido cinco años', 'valid'],
    ['Ersthelfer, 10/2024, gültig zwei Jahre', 'expired'],
    ['First aid, 2016, good for ten years', 'valid'],
    ['First aid, 2015, good for ten years', 'expired'],
    ['First aid, valid for 3 years', 'valid'],
    ['First aid, 2026, valid for 3 years', 'valid'],
  ])('"%s": %s', (text, expected) => {
    expect(validityOf(text, NOW)).toBe(expected)
  })
})

test.each<[string, boolean]>([
  ['Attended a webinar, no certificate taken', true],
  ['Course without formal qualification', true],
  ['Lehrgang ohne Prüfung', true],
  ['Stage sans certificat', true],
  ['Curso sin título', true],
  ['No accidents, certificate in date', false],
])('"%s" denies a certificate: %s', (text, expected) => {
  expect(deniesCertificate(text)).toBe(expected)
})

test.each<[string, boolean]>([
  ['ACCA final exam taken in 2023, failed, not continued', true],
  ['Sachkundeprüfung, 03/2026, nicht bestanden', true],
  ['Permis C, échoué en 2021', true],
  ['Sachkundeprüfung, 2023 nicht bestanden, 09/2024 bestanden', false],
  ['First aid, passed 2024', false],
  ['ISO 9001 lead auditor, halved failed inspections', false],
])('an exam that was not passed is no certificate: "%s"', (line, failed) => {
  expect(isFailed(line)).toBe(failed)
})

describe('levels', () => {
  it.each([
    ['NVQ Level 3 in care', { scale: 'numbered', level: 3 }],
    ['NVQ 2', { scale: 'numbered', level: 2 }],
    ['Level 2 and Level 4', { scale: 'numbered', level: 4 }],
    ['Nivel 3', { scale: 'numbered', level: 3 }],
    ['ISTQB Foundation', { scale: 'named', level: 1 }],
    ['PRINCE2 Practitioner', { scale: 'named', level: 2 }],
    ['ISTQB Advanced, after Foundation', { scale: 'named', level: 3 }],
    ['Level 9', null],
    ['First aid', null],
  ])('%s', (text, expected) => {
    expect(certificateLevel(text)).toEqual(expected)
  })

  it('compare on the same scale only', () => {
    const level = (text: string) => certificateLevel(text)
    expect(isLowerLevel(level('Level 2'), level('Level 3'))).toBe(true)
    expect(isLowerLevel(level('Level 3'), level('Level 3'))).toBe(false)
    expect(isLowerLevel(level('Foundation'), level('Practitioner'))).toBe(true)
    expect(isLowerLevel(level('Foundation'), level('Level 3'))).toBe(false)
    expect(isLowerLevel(null, level('Level 3'))).toBe(false)
    expect(isLowerLevel(level('Level 2'), null)).toBe(false)
  })
})
