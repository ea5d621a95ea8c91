import type { Person, PersonPosition } from '#modules/sample-data/fiction/resumes/person.ts'

export const daniel: Person = {
  name: 'Daniel Okonkwo',
  title: 'Customer Support Manager',
  email: 'daniel.okonkwo@example.co.uk',
  phone: '+44 7700 900123',
  city: 'Leeds, United Kingdom',
  links: ['linkedin.com/in/danielokonkwo'],
  summary:
    'Support manager who has built two teams from nothing and believes that a good answer today beats a perfect one next week.',
  positions: [
    {
      title: 'Customer Support Manager',
      employer: 'Heron Broadband Ltd',
      city: 'Leeds',
      from: '2019-06',
      to: '2025-09',
      bullets: [
        'Managed twenty-two people on phone, chat and e-mail, seven days a week.',
        'Brought first-contact resolution from 61% to 84% by giving agents the right to refund.',
      ],
    },
    {
      title: 'Support Team Lead',
      employer: 'Pennine Software',
      city: 'Sheffield',
      from: '2015-11',
      to: '2019-05',
      bullets: ['Trained new starters and wrote the help pages that now answer a third of all questions.'],
    },
  ],
  education: [{ school: 'Leeds City College', degree: 'BTEC Business', from: '2010-09', to: '2012-06' }],
  skills: ['Zendesk', 'Coaching', 'Rota planning', 'Reporting'],
  languages: ['English (native)', 'Igbo (conversational)'],
}

function longProject(number: number): string {
  return `Project ${number}: planned, staffed and delivered the ${['bridge', 'tunnel', 'station', 'depot'][number % 4]} works at site ${number}, with a programme of ${number + 6} months, weekly reports to the client and a final account agreed within four weeks of completion.`
}

const eireann: PersonPosition[] = [
  {
    title: 'Senior Project Manager',
    employer: 'Corrib Construction Ltd',
    city: 'Galway',
    from: '2014-02',
    to: null,
    bullets: Array.from({ length: 96 }, (_, index) => longProject(index + 1)),
  },
  {
    title: 'Site Engineer',
    employer: 'Shannon Civil Works',
    city: 'Limerick',
    from: '2008-07',
    to: '2014-01',
    bullets: Array.from({ length: 72 }, (_, index) => longProject(index + 97)),
  },
  {
    title: 'Graduate Engineer',
    employer: 'Liffey Design Partners',
    city: 'Dublin',
    from: '2006-09',
    to: '2008-06',
    bullets: Array.from({ length: 40 }, (_, index) => longProject(index + 169)),
  },
]

export const aoife: Person = {
  name: 'Aoife Brennan',
  title: 'Senior Project Manager',
  email: 'aoife.brennan@example.ie',
  phone: '+353 86 123 4567',
  city: 'Galway, Ireland',
  links: [],
  summary: 'Civil engineer with nineteen years on rail and road sites, from setting-out to final account.',
  positions: eireann,
  education: [
    { school: 'University College Dublin', degree: 'BEng Civil Engineering', from: '2002-09', to: '2006-06' },
  ],
  skills: ['Primavera P6', 'NEC4 contracts', 'Site safety'],
  languages: ['English (native)', 'Irish (fluent)'],
}

export const wanjiru: Person = {
  name: 'Wanjiru Kamau',
  title: 'Product Designer',
  email: 'wanjiru.kamau@example.com',
  phone: '+254 712 345 678',
  city: 'Nairobi, Kenya',
  links: ['wanjirukamau.design'],
  summary: 'Product designer for services that have to work on a cheap phone with a bad connection.',
  positions: [
    {
      title: 'Product Designer',
      employer: 'Jua Energy Ltd',
      city: 'Nairobi',
      from: '2021-05',
      to: null,
      bullets: [
        'Designed the payment screens used by 300,000 households and tested each with people in three counties.',
      ],
    },
    {
      title: 'Graphic Designer',
      employer: 'Savannah Media Group',
      city: 'Mombasa',
      from: '2018-01',
      to: '2021-04',
      bullets: ['Designed campaigns for print and radio, and the style guide that is still in use.'],
    },
  ],
  education: [{ school: 'University of Nairobi', degree: 'BA Design', from: '2013-09', to: '2017-07' }],
  skills: ['Figma', 'User research', 'Prototyping'],
  languages: ['English (fluent)', 'Swahili (native)', 'Kikuyu (native)'],
}

export const ananya: Person = {
  name: 'Ananya Raghunathan',
  title: 'Data Engineer',
  email: 'ananya.raghunathan@example.in',
  phone: '+91 98450 12345',
  city: 'Bengaluru, India',
  links: ['github.com/ananyar'],
  summary: 'Data engineer who moves slow reports into fast tables and writes down how they came to be.',
  positions: [
    {
      title: 'Data Engineer',
      employer: 'Kaveri Analytics',
      city: 'Bengaluru',
      from: '2021-07',
      to: null,
      bullets: Array.from(
        { length: 14 },
        (_, index) =>
          `Built pipeline number ${index + 1}, which loads ${index + 3} sources every hour and tells its owners when a column changes its meaning or when the numbers of a day fall outside of what the last month had shown.`,
      ),
    },
    {
      title: 'Software Engineer',
      employer: 'Malabar Systems',
      city: 'Kochi',
      from: '2017-08',
      to: '2021-06',
      bullets: Array.from(
        { length: 10 },
        (_, index) =>
          `Wrote service ${index + 1} of the claims platform together with a team of five, and kept it running through two changes of the underlying database without a lost claim.`,
      ),
    },
  ],
  education: [{ school: 'Anna University', degree: 'BEng Information Technology', from: '2013-08', to: '2017-05' }],
  skills: ['Python', 'Airflow', 'dbt', 'Spark'],
  languages: ['English', 'Tamil', 'Kannada'],
}

export const noah: Person = {
  name: 'Noah Tremblay',
  title: 'Sound Engineer',
  email: 'noah.tremblay@example.ca',
  phone: '+1 514 555 0142',
  city: 'Montréal, Canada',
  links: [],
  summary: 'I make rooms sound like themselves.',
  positions: [
    {
      title: 'Sound Engineer',
      employer: 'Théâtre des Quais',
      city: 'Montréal',
      from: '2016',
      to: '2021',
      bullets: ['Mixed two hundred shows a year and rebuilt the system of the main hall.'],
    },
    {
      title: 'Studio Assistant',
      employer: 'Mile End Studios',
      city: 'Montréal',
      from: '2013',
      to: '2016',
      bullets: ['Set up sessions, kept the tape machines alive.'],
    },
  ],
  education: [{ school: 'Concordia University', degree: 'BFA Electroacoustics', from: '2009', to: '2013' }],
  skills: ['Live mixing', 'Acoustics', 'Pro Tools'],
  languages: ['French', 'English'],
}
