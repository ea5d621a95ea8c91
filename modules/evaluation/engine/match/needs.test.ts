import { describe, expect, it, test } from 'vitest'
import { needsOf, type RequirementKind } from './needs.ts'

describe('the kind of a requirement', () => {
  it.each<[string, RequirementKind]>([
    ['3 years of welding', 'years'],
    ['3 years of fluent German', 'years'],
    ['German at B2 level', 'language'],
    ['German', 'language'],
    ['Welding in German', 'skill'],
    ['Welding, fluent German', 'language'],
    ["Bachelor's degree in nursing", 'degree'],
    ["Bachelor's degree in English", 'degree'],
    ['English at degree level', 'language'],
    ['Diploma in forklift driving', 'skill'],
    ['Forklift licence', 'certificate'],
    ['Zorbing certificate', 'certificate'],
    ['Has held the zorbing certificate', 'text'],
    ['Has a forklift licence', 'certificate'],
    ['Has led a team', 'text'],
    ['Willing to travel', 'text'],
    ['Hat ein Team geführt', 'text'],
    ['Welding', 'skill'],
  ])('"%s": %s', (text, kind) => {
    expect(needsOf(text)).toMatchObject({ kind, changed: false })
  })

  it('can be chosen by a recruiter', () => {
    expect(needsOf('3 years of welding', 'skill')).toMatchObject({ kind: 'skill', years: null })
    expect(needsOf('Welding', 'years')).toMatchObject({ kind: 'years', changed: true, years: null })
    expect(needsOf('Welding', 'degree').degree).toEqual({
      rank: 0,
      field: [],
      words: [],
      related: false,
      orExperience: false,
      label: 'Welding',
    })
  })
})

describe('what a requirement asks for', () => {
  const asked = (text: string) => needsOf(text).parts.flatMap(({ any }) => any.flatMap(({ concepts }) => concepts))

  it.each<[string, string[][]]>([
    // Work, where a field of study has the same name.
    ['10 ans d’expérience dans les soins infirmiers', [['nursing']]],
    ['Over 10 years of nursing experience', [['nursing']]],
    // The occupation, where a registration has the same name.
    ['5 years as a registered nurse', [['nursing']]],
    ['Mehrjährige Berufserfahrung in der Krankenpflege', [['nursing']]],
    // A whole field of work, unless its words belong to something else.
    ['Five years in logistics', [['logistics work']]],
    ['Mehrjährige Erfahrung im Bereich IT', [['information technology work']]],
    ['Customer care experience', [['customer support']]],
    // Leading, if nothing else is named.
    ['Management experience', [['team leadership']]],
  ])('"%s": %j', (text, concepts) => {
    expect(asked(text)).toEqual(concepts)
  })

  it.each<[string, boolean]>([
    ['5 years of management experience', true],
    ['5 years as a manager', true],
    ['8 years of retail management', true],
    ['5 Jahre Führungserfahrung', false],
    ['5 Jahre Führung im Einzelhandel', true],
    ['5 years of project management', false],
    ['5 years of retail experience', false],
    ['Management experience', false],
  ])('"%s" counts only positions that lead: %s', (text, leading) => {
    expect(needsOf(text).leading).toBe(leading)
  })
  const concepts = (text: string) => needsOf(text).parts.flatMap(({ any }) => any.flatMap(one => one.concepts))

  it.each([
    ['3 years of welding', 3, null],
    ['Teams of at least 6 people', null, 6],
    ['Welding', null, null],
    ['3 years with teams of at least 6', 3, null],
  ])('"%s": %s years, an amount of %s', (text, years, amount) => {
    expect(needsOf(text)).toMatchObject({ years, amount })
  })

  it.each([
    ['Three years as a welder', true],
    ['Als Koch', true],
    ['En tant que serveur', true],
    ['Como camarero', true],
    ['Three years of welding', false],
    ['Kitchen work', false],
    ['Jefe de cocina', false],
  ])('"%s" asks for a position: %s', (text, expected) => {
    expect(needsOf(text).asPosition).toBe(expected)
  })

  it.each([
    ['Training in manual handling', true],
    ['Kenntnisse in Buchhaltung', true],
    ['Manual handling', false],
  ])('a course is enough for "%s": %s', (text, expected) => {
    expect(needsOf(text).courseIsEnough).toBe(expected)
  })

  it.each([
    [
      'German (C1), Dutch (B1)',
      [
        ['german', 'German', 5],
        ['dutch', 'Dutch', 3],
      ],
    ],
    ['German', [['german', 'German', 0]]],
    ['Welding in German', []],
    ['3 years of welding, fluent German', [['german', 'German', 5]]],
    ['Welding', []],
  ])('the languages in "%s"', (text, expected) => {
    expect(needsOf(text).languages.map(({ id, label, level }) => [id, label, level])).toEqual(expected)
  })

  it('has a degree only if that is its kind', () => {
    expect(needsOf("Bachelor's degree in nursing").degree).not.toBeNull()
    expect(needsOf("5 years of nursing after a bachelor's degree").degree).toBeNull()
  })

  it('is valid unless a recruiter says otherwise', () => {
    expect(needsOf('Forklift licence').valid).toBe(true)
  })

  it.each([
    ['Welder (m/w/d)', 'Welder'],
    ['Soudeur (H/F)', 'Soudeur'],
    ['Welder (m | w | div)', 'Welder'],
  ])('is the same without the forms of address: "%s"', (text, plain) => {
    expect(needsOf(text)).toEqual(needsOf(plain))
  })

  it('is the same after surgery and before', () => {
    expect(concepts('Post-surgery care')).toEqual(concepts('Surgery care'))
  })

  it('is not the trade that the applicant worked in', () => {
    expect(needsOf('Five years in the trade').parts).toEqual([])
    expect(needsOf('Working in the trade').parts).not.toEqual([])
    expect(needsOf('Five years in the welding trade').parts).not.toEqual([])
  })

  it('is not what a certificate is for', () => {
    expect(concepts('Driving licence for home visits')).toEqual(concepts('Driving licence'))
    expect(concepts('Driving licence and home visits')).not.toEqual(concepts('Driving licence'))
    expect(concepts('Driving licence and first aid certificate for work')).toHaveLength(2)
    expect(concepts('Driving licence for home visits and a first aid certificate')).toHaveLength(2)
    expect(concepts('Driving licence and own car for home visits')).toHaveLength(2)
    expect(concepts('Welding for home visits')).not.toEqual(concepts('Welding'))
  })

  it('is leadership too if a team was led', () => {
    expect(concepts('Has led a kitchen team').flat()).toContain('team leadership')
  })

  it.each([
    // A name covers what its words describe.
    ['Coordinating volunteers', [['volunteer management']]],
    ['Ran a team in a restaurant', [['team leadership'], ['restaurant setting']]],
    // A place alone does not say what is done there.
    ['Opening a new restaurant', [['opening of new sites', 'lead generation'], ['restaurant setting']]],
    ['Working in a hospital', [['hospital']]],
    ['Nursing in a hospital', [['nursing'], ['hospital']]],
  ])('is what "%s" names', (text, expected) => {
    expect(concepts(text)).toEqual(expected)
  })

  it('is a field of study only where a degree is asked for', () => {
    expect(concepts('Gestion')).toEqual([])
  })

  it('is no on-call duty in "Bereitschaft zur Nachtarbeit"', () => {
    expect(concepts('Bereitschaft zur Nachtarbeit').flat()).not.toContain('on-call duty')
    expect(concepts('Bereitschaft am Wochenende').flat()).toEqual(expect.arrayContaining(['on-call duty']))
  })
})

test('what is asked for is found in the order of the text', () => {
  expect(needsOf('Klassen B und CE und Erste Hilfe').parts.map(({ label }) => label)).toEqual([
    'Klassen B',
    'CE',
    'Erste Hilfe',
  ])
})

test.each([
  ['Kassiererfahrung', 'cash handling'],
  ['Pflegeerfahrung', 'care field'],
])('"%s" asks for experience in %s', (text, id) => {
  expect(needsOf(text).parts[0]?.any[0]?.concepts).toEqual([[id]])
})

test('years with a licence are years of driving', () => {
  expect(needsOf('3 Jahre Fahrpraxis mit Klasse CE').parts[0]?.any[0]?.concepts).toEqual([
    ['articulated lorry driving'],
  ])
})

test('patients are not asked for beside what they have', () => {
  expect(needsOf('Experience with dementia patients').parts[0]?.any[0]?.concepts).toEqual([['dementia care']])
  expect(needsOf('Patient care').parts[0]?.any[0]?.concepts).toEqual([['patient care']])
})

test('what is done in a trade is not asked for beside the trade', () => {
  expect(needsOf('Pose de carrelage').parts[0]?.any[0]).toMatchObject({ concepts: [['tiling']], words: [] })
})

test('auditing accounts is no qualification', () => {
  expect(needsOf('Erfahrung in der Abschlussprüfung').degree).toBeNull()
  expect(needsOf('Ausbildung mit Abschlussprüfung').degree).not.toBeNull()
})
