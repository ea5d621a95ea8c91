import type { PersonPosition } from './resumes/person.ts'

type Job = { readonly title: string; readonly bullets: readonly string[] }

/** Work that people of each trade have done, from the strongest to the farthest from what the job needs. */
export const WORK: Record<'engineer' | 'warehouse' | 'support' | 'designer', readonly (readonly Job[])[]> = {
  engineer: [
    [
      {
        title: 'Backend Engineer, Payments',
        bullets: [
          'Built the booking and payment services in TypeScript and Node.js on PostgreSQL, used by 900 shops.',
          'Was on call every fifth week; cut the night alerts from forty a month to six.',
          'Moved the nightly import from five hours to eleven minutes by rewriting four queries.',
        ],
      },
      {
        title: 'Software Engineer',
        bullets: [
          'Kept a fleet of Docker services on Kubernetes and wrote the runbook for each.',
          'Rehearsed the restore of the PostgreSQL cluster every month.',
        ],
      },
      {
        title: 'Junior Developer',
        bullets: [
          'Wrote the seat map of a booking page in JavaScript and React.',
          'Deleted a third of the endpoints after asking who used them.',
        ],
      },
    ],
    [
      {
        title: 'Full-stack Developer',
        bullets: [
          'Developed a scheduling tool in TypeScript and React for 120 clinics.',
          'Designed the tables and wrote the migrations for MySQL and later PostgreSQL.',
        ],
      },
      {
        title: 'Web Developer',
        bullets: ['Built shop pages in JavaScript and PHP.', 'Set up the first automatic tests of the team.'],
      },
    ],
    [
      {
        title: 'IT Support Specialist',
        bullets: ['Looked after 300 laptops and the office network.', 'Wrote small Python scripts that sort tickets.'],
      },
      { title: 'Data Entry Clerk', bullets: ['Kept customer records in Excel.'] },
    ],
  ],
  warehouse: [
    [
      {
        title: 'Shift Manager',
        bullets: [
          'Led a late shift of 22 people in a hall of 9,000 square metres.',
          'Held the safety walk at the start of each shift; two years without a lost-time accident.',
          'Trained 14 people, two of whom now run shifts.',
          'Brought stock differences from 1.9 % to 0.3 % with the warehouse management system.',
        ],
      },
      {
        title: 'Warehouse Operative',
        bullets: ['Licensed for reach trucks, forklift and narrow aisles.', 'Counted and booked goods in SAP.'],
      },
    ],
    [
      {
        title: 'Team Leader, Returns',
        bullets: ['Coordinated seven people at the returns desk.', 'Introduced a board that shows what is late.'],
      },
      { title: 'Picker', bullets: ['Picked and packed parcels by scanner.', 'Held a forklift licence since 2017.'] },
    ],
    [
      { title: 'Courier', bullets: ['Delivered 120 parcels a day in the inner city.'] },
      { title: 'Kitchen Porter', bullets: ['Kept the store room and the cold room in order.'] },
    ],
  ],
  support: [
    [
      {
        title: 'Customer Support Team Lead',
        bullets: [
          'Led a team of nine in customer support in three languages over Zendesk and telephone.',
          'Wrote the page that halved the tickets about refunds.',
          'Reported the five causes of most letters each month, from figures in SQL and Excel.',
        ],
      },
      {
        title: 'Customer Support Agent',
        bullets: [
          'Answered 60 letters a day, with the hardest read out to the team unsoftened.',
          'Trained new colleagues in German and English.',
        ],
      },
    ],
    [
      {
        title: 'Support Agent',
        bullets: [
          'Answered guests of a hotel group by mail and Intercom.',
          'Kept the answers of the help centre up to date.',
        ],
      },
      { title: 'Receptionist', bullets: ['Welcomed guests in German and English, on nights too.'] },
    ],
    [
      {
        title: 'Shop Assistant',
        bullets: ['Advised customers and kept the till.', 'Decorated the window every season.'],
      },
      { title: 'Barista', bullets: ['Served two hundred people on a Saturday.'] },
    ],
  ],
  designer: [
    [
      {
        title: 'Product Designer',
        bullets: [
          'Designed the booking flow of a ferry line in Figma, from research to release.',
          'Held usability tests with five guests every month; all five failed at the old calendar, none at the new one.',
          'Kept the design system: 34 components, each accessible by keyboard.',
        ],
      },
      {
        title: 'Interface Designer',
        bullets: ['Cut a nine-step booking to three.', 'Ran user research in four countries.'],
      },
    ],
    [
      {
        title: 'UX/UI Designer',
        bullets: ['Drew screens and prototypes in Figma for a bank’s app.', 'Took part in interviews with customers.'],
      },
      { title: 'Graphic Designer', bullets: ['Made posters and annual reports.'] },
    ],
    [
      { title: 'Photographer', bullets: ['Photographed food and interiors for magazines.'] },
      { title: 'Print Designer', bullets: ['Laid out a weekly newspaper in InDesign.'] },
    ],
  ],
}

export const SKILLS: Record<keyof typeof WORK, readonly (readonly string[])[]> = {
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

/** Positions of a person of a trade: `tier` 0 is closest to the job. The same person gets the same ones at every start. */
export function positionsOf(trade: keyof typeof WORK, tier: number, seed: number): PersonPosition[] {
  const jobs = WORK[trade][tier]!
  let end = 2026
  return jobs.map(({ title, bullets }, index) => {
    const years = 2 + ((seed + index) % 3)
    const from =
      `${end - years}-${String(1 + ((seed * 7 + index * 3) % 12)).padStart(2, '0')}` as PersonPosition['from']
    const to =
      index === 0
        ? null
        : (`${end}-${String(1 + ((seed * 5 + index) % 12)).padStart(2, '0')}` as PersonPosition['from'])
    end -= years
    return {
      title,
      employer: EMPLOYERS[(seed * 3 + index * 5) % EMPLOYERS.length]!,
      city: '',
      from,
      to,
      bullets: [...bullets],
    }
  })
}
