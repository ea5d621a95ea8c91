import { demoJobs } from './jobs.ts'
import { demoPeople, type DemoPerson, person } from './people.ts'
import { type PersonalTexts, wrote } from './personal-texts.ts'

/** People who apply to the sample jobs only, so that each of these has 16 applications. */
const morePeople: readonly DemoPerson[] = [
  person('Wanja Kamau', 'Nairobi', 'Africa/Nairobi', 'engineer', 0, 'applied', 6),
  person('Pablo Cortés', 'Sevilla', 'Europe/Madrid', 'engineer', 1, 'applied', 3),
  person('Freya Lindgren', 'Lund', 'Europe/Stockholm', 'engineer', 2, 'rejected', 14),
  person('Arjun Nair', 'Kochi', 'Asia/Kolkata', 'engineer', 0, 'applied', 1),
  person('Clara Weiss', 'Mainz', 'Europe/Berlin', 'engineer', 1, 'withdrawn', 12),
  person('Jens Hofer', 'Erfurt', 'Europe/Berlin', 'warehouse', 0, 'applied', 4),
  person('Fatou Diallo', 'Dakar', 'Africa/Dakar', 'warehouse', 1, 'applied', 2),
  person('Milan Horvat', 'Osijek', 'Europe/Zagreb', 'warehouse', 1, 'invited', 5),
  person('Rita Campos', 'Setúbal', 'Europe/Lisbon', 'warehouse', 0, 'offer', 19),
  person('Georg Pichler', 'Linz', 'Europe/Vienna', 'warehouse', 2, 'applied', 7),
  person('Ioana Dinu', 'Brasov', 'Europe/Bucharest', 'warehouse', 2, 'applied', 1),
  person('Louise Martel', 'Nantes', 'Europe/Paris', 'support', 0, 'applied', 5),
  person('Dario Conti', 'Trieste', 'Europe/Rome', 'support', 1, 'applied', 2),
  person('Sinead Walsh', 'Galway', 'Europe/Dublin', 'support', 0, 'hired', 28),
  person('Tom Aasen', 'Trondheim', 'Europe/Oslo', 'support', 2, 'applied', 8),
  person('Bea Molnar', 'Pécs', 'Europe/Budapest', 'support', 1, 'invited', 4),
]

export const moreTexts: Readonly<Record<string, PersonalTexts>> = {
  'Wanja Kamau': wrote(
    [
      [
        'Built the settlement of mobile payments in TypeScript on PostgreSQL, for 2,400 kiosks.',
        'Was on call one week in three and wrote the checklist that new colleagues start with.',
        'Moved the nightly jobs to Kubernetes without a maintenance window.',
      ],
      ['Wrote the Node.js service that reconciles bank statements.', 'Documented every queue and who owns it.'],
    ],
    'A reconciliation job. It has matched every payment since March, and it tells me when it cannot.',
  ),
  'Pablo Cortés': wrote(
    [
      ['Developed a hotel booking site in TypeScript and React.', 'Added search by price with MySQL.'],
      ['Built shop themes and a newsletter tool.'],
    ],
    'My own weather station; it reports every ten minutes.',
  ),
  'Freya Lindgren': wrote(
    [['Helped 300 office workers with laptops and printers.'], ['Entered invoices in a purchasing system.']],
    'The ticket queue of our help desk.',
  ),
  'Arjun Nair': wrote(
    [
      [
        'Designed a seat reservation service in TypeScript with PostgreSQL row locks.',
        'Took part in the on-call rota for bookings for four years.',
        'Replaced 3 virtual machines by Docker containers and halved the cost.',
      ],
      ['Built an internal tool for refunds with Node.js.'],
    ],
    'The refund tool. Support has used it every day for three years.',
  ),
  'Clara Weiss': wrote(
    [['Built web forms for a health insurer in TypeScript.'], ['Maintained a choir’s website and its ticket sale.']],
    'A ticket shop for our choir, twice a year.',
  ),
  'Jens Hofer': wrote(
    [
      [
        'Leads a late shift of 22 people in a parcel centre and plans their rota in SAP.',
        'Introduced a weekly health and safety walk; minor injuries fell by half.',
        'Trains forklift drivers for their licence.',
      ],
      ['Picked and packed orders, later stood in for the shift manager.'],
    ],
    'Late and night shifts. I am awake then anyway.',
  ),
  'Fatou Diallo': wrote(
    [
      ['Leads a team of 6 in goods receipt.', 'Holds a forklift licence and checks deliveries with a scanner.'],
      ['Picked spare parts for a bus garage.'],
    ],
    'Early and late shifts, and one Saturday a month.',
  ),
  'Milan Horvat': wrote(
    [
      ['Leads the loading team of a furniture warehouse.', 'Has shown 9 new colleagues how to load safely.'],
      ['Picked furniture orders with a reach truck.'],
    ],
    'All shifts, with two weeks’ notice.',
  ),
  'Rita Campos': wrote(
    [
      [
        'Managed a shift of 30 people in a laundry that serves 40 hotels.',
        'Set up the stock counts in the warehouse management system.',
        'Was the safety representative of her site for three years.',
      ],
      ['Drove a forklift in a cold store.', 'Trained the summer staff.'],
    ],
    'Late shifts suit my family best.',
  ),
  'Georg Pichler': wrote(
    [['Delivered parcels in Linz for six years.'], ['Restocked shelves in a garden centre.']],
    'Mornings.',
  ),
  'Ioana Dinu': wrote(
    [['Delivered groceries by van.'], ['Worked in a bakery shop.']],
    'Early shifts, Monday to Friday.',
  ),
  'Louise Martel': wrote(
    [
      [
        'Leads 7 support agents for a ferry operator, in French and English.',
        'Reads 50 Zendesk tickets a week to find what to fix first.',
        'Built the weekly report on contact reasons with SQL.',
      ],
      ['Answered passengers by phone and e-mail.', 'Rewrote the refund page with the legal team.'],
    ],
    'It starts with what will happen next, and by when.',
  ),
  'Dario Conti': wrote(
    [
      ['Answers guests of a hostel group in Intercom, in Italian and English.'],
      ['Worked nights at a hotel reception.'],
    ],
    'One that does not defend the company first.',
  ),
  'Sinead Walsh': wrote(
    [
      [
        'Built a support team of 10 for a coach company, from the first hire.',
        'Cut the time to a first reply from 9 hours to 70 minutes.',
        'Reports the five most common problems to the board every month, in Excel.',
      ],
      ['Handled complaints at an airport for three years.'],
    ],
    'It says sorry once, then says what we have done.',
  ),
  'Tom Aasen': wrote(
    [['Sold outdoor clothing and trained two apprentices.'], ['Served in a mountain café.']],
    'A short one.',
  ),
  'Bea Molnar': wrote(
    [
      ['Replies to sellers of an online market.', 'Writes help pages in Hungarian and German.'],
      ['Welcomed patients at a dental practice.'],
    ],
    'One that answers the question that was asked.',
  ),
}

export const sampleJobs = demoJobs.filter(({ key }) => key !== 'designer')
export const samplePeople: readonly DemoPerson[] = [...demoPeople, ...morePeople].filter(
  ({ job }) => job !== 'designer',
)
