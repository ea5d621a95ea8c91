import { describe, expect, it } from 'vitest'
import { locateQuote } from '#platform/ai/text/quotes.ts'
import { matchBuiltIn } from './built-in.ts'
import type { MatchInput } from './input.ts'
import type { CheckedAs } from '#modules/jobs/contract.ts'
import { needsOf, type RequirementKind } from './needs.ts'

const NOW = '2026-11-01T00:00:00Z'

function input(text: string, requirements: string[], checked_as?: CheckedAs): MatchInput {
  return {
    requirements: requirements.map((requirement, i) => ({
      id: `r${i}`,
      text: requirement,
      must_have: true,
      checked_as,
    })),
    resume: { pages: [{ number: 1, text }] },
    profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
    now: NOW,
  }
}
const results = (text: string, ...requirements: string[]) => matchBuiltIn(input(text, requirements)).requirements
const verdicts = (text: string, ...requirements: string[]) => results(text, ...requirements).map(one => one.verdict)

const NURSE = `Ines Halloran
Registered nurse

Experience
Staff nurse, surgical ward, Calder Hospital, 04/2023 – present
- Cared for six post-operative patients a shift
Care assistant, Beech House care home, 2018 – 03/2023
- Washed and dressed residents, served tea
Waitress, Harbour Café, 2010 – 2018

Education
BSc Nursing, University of Calder, 2023

Languages
English (native), French (B1)`

describe('kinds of requirements', () => {
  it.each<[string, RequirementKind]>([
    ['3+ years on a surgical ward', 'years'],
    ['Mindestens 5 Jahre als Bauleiter', 'years'],
    ["Bachelor's degree in accounting", 'degree'],
    ['Abgeschlossene Ausbildung zum Koch', 'degree'],
    ['Valid forklift licence', 'certificate'],
    ['Permis de conduire B', 'certificate'],
    ['German at B2 level', 'language'],
    ['Inglés fluido', 'language'],
    ['Experience with Kafka', 'skill'],
    ['Has trained apprentices', 'text'],
  ])('proposes the kind of "%s"', (text, kind) => {
    expect(needsOf(text).kind).toBe(kind)
  })
})

describe('years', () => {
  it('counts only positions that show what is asked for', () => {
    expect(
      verdicts(NURSE, '3+ years on a surgical ward', '5 years on a surgical ward', '8 years on a surgical ward'),
    ).toEqual(['met', 'partly', 'missing'])
  })

  it('counts overlapping positions once', () => {
    const text = `Experience\nWelder, Ironworks, 2018 – 2022\n- MIG welding\nWelder (evenings), Fabshop, 2019 – 2022\n- TIG welding\n- Repairs of trailers and gates for farms in the county, with quick delivery and fair prices, on most days of the year`
    expect(verdicts(text, '4 years as a welder', '6 years as a welder')).toEqual(['met', 'partly'])
  })

  it('never counts age, birth dates or education', () => {
    const text = `Name: Rosa Lind\nBorn 12.03.1976, 50 years old\n\nEducation\nBSc Nursing, 2010 – 2014\nUniversity of Leeds, studies of nursing science with practice on wards and in the community\n\nSkills\nnursing, communication, first aid, hygiene, languages, and many other useful things for a ward`
    expect(verdicts(text, '2 years of nursing', 'At least 3 years of experience')).toEqual(['missing', 'missing'])
  })

  it('quotes the position and the work in it', () => {
    const [result] = results(NURSE, '3+ years on a surgical ward')
    expect(result!.quotes.map(quote => quote.text).join(' ')).toContain('04/2023 – present')
    expect(result!.reasoning).toContain('3.6')
  })
})

describe('quotes and reasons', () => {
  it('quotes every result that is not missing, word for word', () => {
    const given = input(NURSE, [
      '3+ years on a surgical ward',
      'Elderly care',
      'French B2',
      'Degree in nursing',
      'Kafka',
    ])
    for (const { verdict, quotes } of matchBuiltIn(given).requirements) {
      expect(quotes.length > 0).toBe(verdict !== 'missing')
      for (const quote of quotes) expect(locateQuote(quote.text, NURSE)).not.toBeNull()
    }
  })

  it('says "not found in the résumé" and not that something does not exist', () => {
    expect(results(NURSE, 'Kafka')[0]!.reasoning).toMatch(/not found in the résumé/iu)
  })

  it('says that a term is listed, not shown in work', () => {
    const [result] = results(`${NURSE}\n\nSkills\nwound care, phlebotomy`, 'Phlebotomy')
    expect(result).toMatchObject({ verdict: 'partly', reasoning: expect.stringContaining('listed, not shown in work') })
  })
})

describe('word collisions', () => {
  const text = `Experience\nSales clerk, Spring Street Books, 2015 – Present\n- Sold maps and guides to travellers, and packed parcels for the post\nClients: Recruit Co. and Swift Parcels Ltd\n\nEducation\nSpring 2012: Bachelor of Science, Physics, University of Go`

  it.each(['Spring framework', 'Presentation skills', 'Recruiting experience', 'Swift', 'Programming in Go'])(
    'does not find "%s"',
    requirement => {
      expect(verdicts(text, requirement)).toEqual(['missing'])
    },
  )

  it('takes a degree in another field for what it is', () => {
    expect(verdicts(text, "Bachelor's degree in computer science")).toEqual(['partly'])
  })
})

describe('several fields in four languages', () => {
  const line = (text: string) =>
    `Experience\n2019 – 2025\tCompany, Town\nEmployee\n- ${text}\n- Kept the place tidy and the paperwork complete for the whole team\n- Came in early, opened the doors and put the lights on, and went home last on most days of the week\n`

  it.each([
    ['Gestion des stocks', 'Comptages tournants chaque lundi, écarts ramenés à 0,3 %'],
    ['Wound care', 'Verbandswechsel und Dekubitusprophylaxe bei zwölf Bewohnern'],
    ['TIG welding', 'Pasadas de raíz con GTAW en tubería de acero inoxidable'],
    ['HACCP', 'Contrôle des températures et plan de maîtrise sanitaire en cuisine'],
    ['Tourenplanung', 'Planned the routes of eighteen vans every evening'],
    ['Elternarbeit', 'Parent evenings and phone calls with families'],
    ['Mahnwesen', 'Chasing overdue invoices by phone and letter'],
    ['Protección de datos', 'Kept the register of processing activities and answered subject access requests'],
    ['HPLC', 'Freigabeanalytik mit der Hochleistungsflüssigkeitschromatographie'],
    ['Suchmaschinenoptimierung', 'Organic traffic from search engines doubled in a year'],
    ['Continuous delivery', 'Chaque modification part en production par un pipeline de déploiement continu'],
    ['Bauleitung', 'Suivi de chantier avec réunions hebdomadaires'],
  ])('finds "%s" in "%s"', (requirement, text) => {
    expect(verdicts(line(text), requirement)).toEqual(['met'])
  })
})

describe('résumés in other languages', () => {
  it.each([
    'Esperienza lavorativa\nInfermiera presso la clinica di Modena dal 2019 a oggi, gestione delle terapie e dei pazienti, con la responsabilità del reparto e della formazione dei colleghi nella struttura',
    'Werkervaring\nVerpleegkundige bij het ziekenhuis in Utrecht sinds 2019, verantwoordelijk voor de zorg van patiënten en het inwerken van nieuwe collega’s, ook in de nacht en op zon- en feestdagen',
    'Doświadczenie\nPielęgniarka w szpitalu w Krakowie od 2019 roku, praca na oddziale z pacjentami oraz szkolenie nowych osób, a także dyżury nocne i praca w weekendy przez trzy lata',
    '护士 工作经验 二零一九年至今在北京医院外科病房工作 负责术后病人的护理 培训新护士 管理药品 记录病历 与医生合作 轮班工作 夜班 周末 急诊 急救 教育 北京大学 护理学 学士 语言 中文 英文 技能 沟通 团队合作',
  ])('need human review: %s', text => {
    const result = matchBuiltIn(input(text, ['Nursing', 'Wound care']))
    expect(result).toMatchObject({ score: null, requirements: [] })
    expect(result.needs_person).toMatch(/language|words/u)
  })

  it.each([
    NURSE,
    'Berufserfahrung\nKoch im Gasthof Adler seit 2019, verantwortlich für die kalte Küche und die Ausbildung der Lehrlinge, dazu Bestellungen und Inventur jeden Monat mit dem Küchenchef und den Kollegen aus dem Service und der Bar',
  ])('are not mistaken for a language that the rules read', text => {
    expect(matchBuiltIn(input(text, ['Cooking'])).needs_person).toBeNull()
  })
})

describe('fairness', () => {
  const PAIRS: [string, string, string][] = [
    ['name', 'Ines Halloran', 'Mehmet Yıldırım'],
    ['address line', 'Registered nurse\n', 'Registered nurse\n12 Rose Lane, Calder\n'],
    ['age', 'Registered nurse\n', 'Registered nurse\nBorn 4 May 1961\n'],
    ['religion', 'Registered nurse\n', 'Registered nurse\nMember of the Sikh community\n'],
    ['parental leave', 'Education\n', 'Parental leave, 2022\n\nEducation\n'],
    ['school of equal rank', 'University of Calder', 'Northbridge University'],
  ]

  it.each(PAIRS)('the %s changes no result', (_, from, to) => {
    const wanted = [
      '3+ years on a surgical ward',
      '5 years of care work',
      'Degree in nursing',
      'French B2',
      'Kafka',
      'Team leadership',
    ]
    expect(NURSE).toContain(from)
    expect(verdicts(NURSE.replace(from, to), ...wanted)).toEqual(verdicts(NURSE, ...wanted))
  })
})

/** A résumé with one position. */
const held = (title: string) => `Ana Ruiz

Experience
${title}, Acme Limited, Leeds, 01/2020 – present
- Prepared the weekly plan together with three colleagues
- Kept the files of the branch in order and answered to the manager

Education
Secondary school, Leeds, 2016

Languages
English (native), Spanish (B1)`

describe('a noun behind two words', () => {
  it.each(['Product Designer', 'Interface Designer', 'UX/UI Designer'])('belongs to both: %s', title => {
    expect(verdicts(held(title), 'Three years of product or interface design')).toEqual(['met'])
  })

  it('adds no alternative that nobody asked for', () => {
    expect(verdicts(held('Interior Designer'), 'Three years of product or interface design')).toEqual(['missing'])
  })
})

it('takes customer support for customer service, but not the other way around', () => {
  const asked = ['Three years of customer support', 'Three years of customer service']
  expect(verdicts(held('Shop Assistant'), ...asked)).toEqual(['missing', 'met'])
  expect(verdicts(held('Customer Support Agent'), ...asked)).toEqual(['met', 'met'])
})

it('takes March for a month, and MArch for a degree', () => {
  const asked = 'Master’s degree'
  expect(verdicts(`${held('Lorry driver')}\n\nMarch 2019 – June 2020 Courier in Hull`, asked)).toEqual(['missing'])
  expect(verdicts(`${held('Lorry driver')}\n\nEducation\nMArch, University of Leeds, 2014`, asked)).toEqual(['met'])
})
