import type { Person } from '#modules/sample-data/fiction/resumes/person.ts'

export const ORGANIZATION = 'Harbour & Vale Logistics'

export const RECRUITER = {
  name: 'Ines Marchetti',
  email: 'ines.marchetti@harbour-vale.example',
  password: 'a calm and patient owl',
}

export const JOB = {
  title: 'Backend Engineer',
  requirements: [
    { text: 'Three years of TypeScript or JavaScript', must: true },
    { text: 'PostgreSQL in production', must: true },
    { text: 'Has been on call', must: false },
  ],
}

export const CANDIDATE: Person = {
  name: 'Mirela Costin',
  title: 'Software Engineer',
  email: 'mirela.costin@example.com',
  phone: '+40 721 555 014',
  city: 'Cluj-Napoca, Romania',
  links: ['mirelacostin.example.com'],
  summary: 'Backend engineer for logistics and payment services, with a focus on reliability.',
  positions: [
    {
      title: 'Software Engineer',
      employer: 'Transilvania Freight',
      city: 'Cluj-Napoca',
      from: '2020-04',
      to: null,
      bullets: [
        'Built the dispatch services in TypeScript on PostgreSQL, used by 140 depots every day.',
        'Was on call every fourth week and wrote the runbook that the team still follows.',
      ],
    },
    {
      title: 'Junior Developer',
      employer: 'Somes Print',
      city: 'Cluj-Napoca',
      from: '2017-09',
      to: '2020-03',
      bullets: ['Wrote the order form in JavaScript and moved its data to PostgreSQL without a lost order.'],
    },
  ],
  education: [
    { school: 'Technical University of Cluj-Napoca', degree: 'BSc Computer Science', from: '2013-10', to: '2017-07' },
  ],
  skills: ['TypeScript', 'JavaScript', 'PostgreSQL', 'Node.js'],
  languages: ['Romanian (native)', 'English (fluent)'],
}
