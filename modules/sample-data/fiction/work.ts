import { moreTexts } from './more-people.ts'
import { personalTexts } from './personal-texts.ts'
import type { PersonPosition } from './resumes/person.ts'

/** Titles of positions by profession, from the best to the worst match; the newest title first. */
export const TITLES: Record<'engineer' | 'warehouse' | 'support' | 'designer', readonly (readonly [string, string])[]> =
  {
    engineer: [
      ['Backend Engineer', 'Software Engineer'],
      ['Full-stack Developer', 'Web Developer'],
      ['IT Support Specialist', 'Data Entry Clerk'],
    ],
    warehouse: [
      ['Shift Manager', 'Warehouse Operative'],
      ['Team Leader', 'Picker'],
      ['Courier', 'Store Worker'],
    ],
    support: [
      ['Customer Support Team Lead', 'Customer Support Agent'],
      ['Support Agent', 'Receptionist'],
      ['Shop Assistant', 'Service Worker'],
    ],
    designer: [
      ['Product Designer', 'Interface Designer'],
      ['UX/UI Designer', 'Graphic Designer'],
      ['Photographer', 'Print Designer'],
    ],
  }

export const SKILLS: Record<keyof typeof TITLES, readonly (readonly string[])[]> = {
  engineer: [
    ['TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'Kubernetes'],
    ['TypeScript', 'React', 'MySQL', 'PostgreSQL'],
    ['Python', 'Excel', 'Windows'],
  ],
  warehouse: [
    ['Forklift licence', 'SAP', 'Health and safety', 'Shift planning'],
    ['Forklift licence', 'Scanner', 'Team leadership'],
    ['Driving licence B', 'Route planning'],
  ],
  support: [
    ['Zendesk', 'SQL', 'Excel', 'Team leadership'],
    ['Intercom', 'Writing', 'Excel'],
    ['Sales', 'Till'],
  ],
  designer: [
    ['Figma', 'User research', 'Usability tests', 'Design systems', 'Accessibility'],
    ['Figma', 'Prototyping', 'Illustrator'],
    ['Photoshop', 'InDesign'],
  ],
}

const EMPLOYERS = [
  'Cedar Pay',
  'Levant Freight',
  'Elbe Logistik',
  'Hafen & Söhne',
  'Northline Ferries',
  'Blue Heron',
  'Quay Systems',
  'Morgenrot',
  'Atlas Parcel',
  'Kestrel Software',
  'Old Mill Foods',
  'Harbour Hotels',
]

/** The positions of a person: `tier` 0 is the closest match to the job. The same person gets the same positions at every start. */
export function positionsOf(name: string, trade: keyof typeof TITLES, tier: number, seed: number): PersonPosition[] {
  const titles = TITLES[trade][tier]!
  let end = 2026
  return (personalTexts[name] ?? moreTexts[name])!.positions.map((bullets, index) => {
    const years = 2 + ((seed + index) % 3)
    const from =
      `${end - years}-${String(1 + ((seed * 7 + index * 3) % 12)).padStart(2, '0')}` as PersonPosition['from']
    const to =
      index === 0
        ? null
        : (`${end}-${String(1 + ((seed * 5 + index) % 12)).padStart(2, '0')}` as PersonPosition['from'])
    end -= years
    return {
      title: titles[index]!,
      employer: EMPLOYERS[(seed * 3 + index * 5) % EMPLOYERS.length]!,
      city: '',
      from,
      to,
      bullets: [...bullets],
    }
  })
}

/** What a person answered to the question of their job. */
export const answerOf = (name: string): string => (personalTexts[name] ?? moreTexts[name])!.answer
