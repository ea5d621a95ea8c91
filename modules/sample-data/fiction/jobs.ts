/** The demonstration organization's jobs: their requirements, and the places that candidates apply from. */
export interface DemoJob {
  readonly key: 'engineer' | 'warehouse' | 'support' | 'designer'
  readonly title: string
  readonly department: string
  readonly locations: readonly string[]
  readonly workplace: 'on_site' | 'hybrid' | 'remote'
  readonly description: string
  readonly requirements: readonly { readonly id: string; readonly text: string; readonly must_have: boolean }[]
  readonly question: { readonly key: string; readonly label: string }
}

export const demoJobs: readonly DemoJob[] = [
  {
    key: 'engineer',
    title: 'Backend Engineer',
    department: 'Product',
    locations: ['Berlin'],
    workplace: 'hybrid',
    description:
      '<p>Nightjar runs sleeper trains. You will build and run the services that sell tickets, seat families together, and rebook hundreds of people when a line is closed at midnight.</p><h2>What you will do</h2><ul><li>Own services in TypeScript on PostgreSQL, from design to production.</li><li>Be on call one week in six.</li><li>Document your decisions, so that others can give feedback early.</li></ul>',
    requirements: [
      { id: 'ts', text: 'Three years of TypeScript or JavaScript', must_have: true },
      { id: 'sql', text: 'PostgreSQL in production', must_have: true },
      { id: 'oncall', text: 'Has been on call for a service', must_have: true },
      { id: 'pay', text: 'Has worked on payments or bookings', must_have: false },
      { id: 'docker', text: 'Docker or Kubernetes', must_have: false },
    ],
    question: { key: 'q_keep_running', label: 'Tell us about something you keep running.' },
  },
  {
    key: 'warehouse',
    title: 'Warehouse Shift Manager',
    department: 'Logistics',
    locations: ['Leipzig'],
    workplace: 'on_site',
    description:
      '<p>Every evening, 3,200 sets of linen leave our warehouse in Leipzig, and every morning they come back. You will lead the late shift.</p><h2>What you will do</h2><ul><li>Lead a shift of 18 people and put safety first.</li><li>Keep our inventory accurate.</li><li>Train and develop your team.</li></ul>',
    requirements: [
      { id: 'lead', text: 'Two years of leading a shift or a team', must_have: true },
      { id: 'safety', text: 'Health and safety in a warehouse', must_have: true },
      { id: 'forklift', text: 'Forklift licence', must_have: true },
      { id: 'wms', text: 'Warehouse management system or SAP', must_have: false },
      { id: 'train', text: 'Has trained new staff', must_have: false },
    ],
    question: { key: 'q_shifts', label: 'Which shifts suit you?' },
  },
  {
    key: 'support',
    title: 'Customer Support Lead',
    department: 'Customer Support',
    locations: ['Vienna', 'Lisbon'],
    workplace: 'hybrid',
    description:
      '<p>Our passengers contact us at any time, even at 2 in the morning from a delayed train. You will lead the team that helps them, and fix the causes of their problems.</p><h2>What you will do</h2><ul><li>Lead a team of 8 people in two cities.</li><li>Handle the most difficult cases yourself.</li><li>Work with other teams to eliminate the most common contact reasons.</li></ul>',
    requirements: [
      { id: 'support', text: 'Three years of customer support', must_have: true },
      { id: 'lead', text: 'Has led a team', must_have: true },
      { id: 'tools', text: 'Zendesk or Intercom', must_have: false },
      { id: 'german', text: 'German', must_have: false },
      { id: 'data', text: 'Works with data: SQL, Excel or reports', must_have: false },
    ],
    question: { key: 'q_letter', label: 'What makes a good reply to an angry message?' },
  },
  {
    key: 'designer',
    title: 'Product Designer',
    department: 'Product',
    locations: ['Berlin', 'Paris'],
    workplace: 'remote',
    description:
      '<p>People often book a sleeper ticket on their phone, late in the evening. You will make that easy.</p><h2>What you will do</h2><ul><li>Design, test and ship our booking flow and travel features: seats, beds, breakfast and delays.</li><li>Maintain our design system.</li><li>Run user research with passengers every month, together with the team.</li></ul>',
    requirements: [
      { id: 'design', text: 'Three years of product or interface design', must_have: true },
      { id: 'research', text: 'User research and usability tests', must_have: true },
      { id: 'figma', text: 'Figma', must_have: true },
      { id: 'system', text: 'Has built or maintained a design system', must_have: false },
      { id: 'access', text: 'Accessibility', must_have: false },
    ],
    question: { key: 'q_calm', label: 'Which product feels calm to you, and why?' },
  },
]
