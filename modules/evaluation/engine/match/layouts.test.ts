import { describe, expect, it } from 'vitest'
import { matchBuiltIn } from './built-in.ts'
import type { MatchInput } from './input.ts'

// The same career in many layouts and notations of dates. None of them changes a result.

const NOW = '2026-11-01T00:00:00Z'

interface Career {
  headings: [string, string, string]
  now: string
  months: [string, string, string]
  jobs: { title: string; employer: string; work: [string, string] }[]
  degree: string
  skills: string
  requirements: string[]
}

const CAREERS: Record<string, Career> = {
  en: {
    headings: ['Experience', 'Education', 'Skills'],
    now: 'present',
    months: ['March', 'February', 'September'],
    jobs: [
      {
        title: 'Pastry Chef',
        employer: 'The Copper Pan, Leeds',
        work: ['Made all desserts and the bread for 90 covers', 'Trained two commis in laminated dough'],
      },
      {
        title: 'Line Cook',
        employer: 'Moor View Hotel, Ilkley',
        work: ['Ran the grill section on Saturdays', 'Ordered fish and meat'],
      },
    ],
    degree: 'NVQ Level 3 Professional Cookery, Leeds City College, 2015',
    skills: 'Sous-vide, sugar work, rota planning',
    requirements: [
      '3+ years as a pastry chef',
      '7 years of cooking',
      'Ordering from suppliers',
      'Sous-vide',
      'Driving licence',
    ],
  },
  de: {
    headings: ['Berufserfahrung', 'Ausbildung', 'Kenntnisse'],
    now: 'heute',
    months: ['März', 'Februar', 'September'],
    jobs: [
      {
        title: 'Staplerfahrer',
        employer: 'Nordwall Logistik GmbH, Celle',
        work: ['Paletten mit dem Schubmaststapler eingelagert', 'Neue Kollegen am Gerät eingewiesen'],
      },
      {
        title: 'Verkäufer',
        employer: 'Baumarkt Kiesel, Celle',
        work: ['Kunden in der Holzabteilung beraten', 'Kasse und Tagesabschluss'],
      },
    ],
    degree: 'Ausbildung zum Fachlageristen, BBS Celle, 2015',
    skills: 'SAP, Ladungssicherung, Englisch',
    requirements: [
      '3 Jahre Erfahrung als Staplerfahrer',
      '5 Jahre im Einzelhandel',
      'Kassenführung',
      'Kenntnisse in SAP',
      'Führerschein',
    ],
  },
  fr: {
    headings: ['Expérience professionnelle', 'Formation', 'Compétences'],
    now: "aujourd'hui",
    months: ['mars', 'février', 'septembre'],
    jobs: [
      {
        title: 'Aide-soignante',
        employer: 'EHPAD Les Tilleuls, Angers',
        work: ['Toilettes et repas de dix résidents', 'Accueil des stagiaires'],
      },
      {
        title: 'Vendeuse',
        employer: 'Librairie du Port, Angers',
        work: ['Conseil aux clients et caisse', 'Inventaires deux fois par an'],
      },
    ],
    degree: "Diplôme d'État d'aide-soignante, IFAS d'Angers, 2015",
    skills: 'NetSoins, Excel, gestes et postures',
    requirements: ['3 ans en EHPAD', '5 ans dans la vente', 'Inventaires', "Maîtrise d'Excel", 'Permis B'],
  },
  es: {
    headings: ['Experiencia laboral', 'Formación', 'Conocimientos'],
    now: 'actualidad',
    months: ['marzo', 'febrero', 'septiembre'],
    jobs: [
      {
        title: 'Electricista',
        employer: 'Montajes Ribera, S. L., Huesca',
        work: ['Cuadros y cableado en naves y colegios', 'Enseño el oficio a dos aprendices'],
      },
      { title: 'Camarero', employer: 'Hotel Abades, Jaca', work: ['Quince mesas por turno', 'Cierre de caja'] },
    ],
    degree: 'Grado medio en Instalaciones Eléctricas, IES Pirámide, 2015',
    skills: 'AutoCAD, KNX, inglés',
    requirements: ['3 años como electricista', '5 años como camarero', 'Cierre de caja', 'KNX', 'Carné de conducir'],
  },
}

const short = (year: number) => String(year).slice(2)

/** From March 2022 until now, and from September 2017 to February 2022, in one notation. */
const DATES: Record<string, (career: Career) => [string, string]> = {
  'month names': ({ months: [march, february, september], now }) => [
    `${march} 2022 – ${now}`,
    `${september} 2017 – ${february} 2022`,
  ],
  'months in digits': ({ now }) => [`03/2022 - ${now}`, '09/2017 - 02/2022'],
  'months with dots': ({ now }) => [`03.2022 – ${now}`, '09.2017 – 02.2022'],
  'complete dates': ({ now }) => [`01.03.2022 – ${now}`, '01.09.2017 – 28.02.2022'],
  'short years': ({ now }) => [`03/22 – ${now}`, '09/17 – 02/22'],
  'ISO months': ({ now }) => [`2022-03 – ${now}`, '2017-09 – 2022-02'],
  'months and short years': ({ now, months: [march, february, september] }) => [
    `${march} '${short(2022)} – ${now}`,
    `${september} '17 – ${february} '22`,
  ],
  'a long dash without spaces': ({ now }) => [`03/2022–${now}`, '09/2017–02/2022'],
}

type Job = Career['jobs'][number] & { dates: string }
const bullets = (job: Job, mark = '• ') => job.work.map(line => `${mark}${line}`).join('\n')

const LAYOUTS: Record<string, (job: Job) => string> = {
  'title, employer and dates in one line': job => `${job.title}, ${job.employer}, ${job.dates}\n${bullets(job)}`,
  'dates on the left with a tab': job => `${job.dates}\t${job.title}, ${job.employer}\n${bullets(job)}`,
  'dates on the right with a tab': job => `${job.title}, ${job.employer}\t${job.dates}\n${bullets(job)}`,
  'dates in parentheses': job => `${job.title} – ${job.employer} (${job.dates})\n${bullets(job, '- ')}`,
  'title above employer and dates': job => `${job.title}\n${job.employer} | ${job.dates}\n${bullets(job)}`,
  'employer above title and dates': job => `${job.employer}\n${job.title}, ${job.dates}\n${bullets(job)}`,
  'dates above title and employer': job => `${job.dates}\n${job.title}\n${job.employer}\n${bullets(job, '– ')}`,
  'title, employer, dates, each on a line': job => `${job.title}\n${job.employer}\n${job.dates}\n${bullets(job)}`,
  'without bullets': job => `${job.title}, ${job.employer}\n${job.dates}\n${bullets(job, '')}`,
  'bars between': job => `${job.title} | ${job.employer} | ${job.dates}\n${bullets(job, '* ')}`,
}

function resume(
  career: Career,
  dates: [string, string],
  layout: (job: Job) => string,
  order: number[],
  gap: string,
): string {
  const jobs = career.jobs.map((job, i) => layout({ ...job, dates: dates[i]! })).join(gap)
  const [experience, education, skills] = career.headings
  const sections = [`${experience}\n${jobs}`, `${education}\n${career.degree}`, `${skills}\n${career.skills}`]
  return ['Alex Moreau\nalex@example.com', ...order.map(i => sections[i]!)].join('\n\n')
}

function verdicts(career: Career, text: string): string {
  const input: MatchInput = {
    requirements: career.requirements.map((requirement, i) => ({ id: `r${i}`, text: requirement, must_have: true })),
    resume: { pages: [{ number: 1, text }] },
    profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
    now: NOW,
  }
  return matchBuiltIn(input)
    .requirements.map(one => one.verdict)
    .join(' ')
}

const EXPECTED: Record<string, string> = {
  en: 'met met met partly missing',
  de: 'met partly met partly missing',
  fr: 'met partly met partly missing',
  es: 'met partly met partly missing',
}

describe.each(Object.keys(CAREERS))('a career in the language %s', language => {
  const career = CAREERS[language]!
  const [usual] = Object.values(LAYOUTS)

  it.each(Object.keys(DATES))('has the same results with %s', name => {
    expect(verdicts(career, resume(career, DATES[name]!(career), usual!, [0, 1, 2], '\n\n'))).toBe(EXPECTED[language])
  })

  it.each(Object.keys(LAYOUTS))('has the same results with %s', name => {
    const dates = DATES['month names']!(career)
    expect(verdicts(career, resume(career, dates, LAYOUTS[name]!, [0, 1, 2], '\n\n'))).toBe(EXPECTED[language])
  })

  it('has the same results in any order of sections', () => {
    const dates = DATES['months in digits']!(career)
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      expect(verdicts(career, resume(career, dates, usual!, order, '\n\n'))).toBe(EXPECTED[language])
    }
  })

  it('has the same results without empty lines between positions', () => {
    const dates = DATES['months in digits']!(career)
    expect(verdicts(career, resume(career, dates, usual!, [0, 1, 2], '\n'))).toBe(EXPECTED[language])
  })
})
