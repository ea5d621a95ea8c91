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
      '<p>Nightjar runs sleeper trains. You build and keep the services that sell a berth, seat a family together, and rebook four hundred people when a line closes at midnight.</p><h2>What you do</h2><ul><li>Own services in TypeScript on PostgreSQL, from the first draft to the night they break.</li><li>Be on call one week in six, and make that week dull.</li><li>Write down what you decide, so that others can disagree early.</li></ul>',
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
    department: 'Stock and linen',
    locations: ['Leipzig'],
    workplace: 'on_site',
    description:
      '<p>Every evening 3,200 sets of linen leave our hall in Leipzig, and every morning they come back. You lead the late shift that makes it so.</p><h2>What you do</h2><ul><li>Lead a shift of eighteen people, safely first and quickly second.</li><li>Keep the count right, from pallet to pillow.</li><li>Train people until they could do your work.</li></ul>',
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
    department: 'Guests',
    locations: ['Vienna', 'Lisbon'],
    workplace: 'hybrid',
    description:
      '<p>People write to us at two in the morning from a train that stands still. You lead the team that answers, and you change what made them write.</p><h2>What you do</h2><ul><li>Lead eight people over two places.</li><li>Answer the hardest letters yourself.</li><li>Bring the five causes of most letters to those who can end them.</li></ul>',
    requirements: [
      { id: 'support', text: 'Three years of customer support', must_have: true },
      { id: 'lead', text: 'Has led a team', must_have: true },
      { id: 'tools', text: 'Zendesk or Intercom', must_have: false },
      { id: 'german', text: 'German', must_have: false },
      { id: 'data', text: 'Works with figures: SQL, Excel or reports', must_have: false },
    ],
    question: { key: 'q_letter', label: 'What makes a good answer to an angry letter?' },
  },
  {
    key: 'designer',
    title: 'Product Designer',
    department: 'Product',
    locations: ['Berlin', 'Paris'],
    workplace: 'remote',
    description:
      '<p>A sleeper ticket is bought tired, on a phone, with one hand. You make that calm.</p><h2>What you do</h2><ul><li>Draw, test and ship the booking and the night itself: seat, bed, breakfast, delay.</li><li>Keep our design system small.</li><li>Sit with guests every month, and bring the team.</li></ul>',
    requirements: [
      { id: 'design', text: 'Three years of product or interface design', must_have: true },
      { id: 'research', text: 'User research and usability tests', must_have: true },
      { id: 'figma', text: 'Figma', must_have: true },
      { id: 'system', text: 'Has built or kept a design system', must_have: false },
      { id: 'access', text: 'Accessibility', must_have: false },
    ],
    question: { key: 'q_calm', label: 'Which product feels calm to you, and why?' },
  },
]
