import type { Endpoint } from '#platform/contract/endpoint.ts'
import { PASSWORD } from '../factories.ts'
import type { Random } from './generate.ts'
import type { Population } from './population.ts'

const FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  time_zone: ['Europe/Berlin', 'America/New_York', 'UTC'],
  currency: ['EUR', 'USD'],
  country: ['DE', 'US'],
  voice_id: ['offline-nora'],
  voiceId: ['offline-nora'],
  password: [PASSWORD],
  current_password: ['not the right password'],
  templateId: ['rejected', 'application_received'],
  criterion: ['ts'],
  mime: ['audio/webm'],
  number: ['0', '1'],
  confirm: [true],
  ai_interview: [true],
  minutes: [30, 45],
  locale: ['en'],
  language: ['en'],
}

/** The id that a parameter called `id` refers to, by its path. */
const BY_PATH: readonly (readonly [RegExp, string])[] = [
  [/super-admin\/plans\/:id/, 'plan'],
  [/super-admin\/organizations\/:id/, 'managed'],
  [/super-admin\/requests\/:id/, 'request'],
  [/super-admin\/failed-tasks\/:id/, 'failed_task'],
  [/super-admin\/people\/invitations\/:id/, 'super_admin_invitation'],
  [/super-admin\/people\/:id/, 'super_admin'],
  [/super-admin\/settings\/invitations\/:id/, 'registration_invitation'],
  [/interview-flows\/:id/, 'flow'],
  [/interview-settings\/:id/, 'settings'],
  [/evaluations\/:id/, 'evaluation'],
  [/admins\/.*:id|change-password\/:id/, 'admin'],
  [/organizations\/:orgId|organizations\/:id\/|form-config\/:id|:id\/submit$|read-resume/, 'organization'],
  [/applications\/:id/, 'application'],
  [/screenings\/:id/, 'screening'],
  [/bookings\/:id/, 'booking'],
]

const BY_NAME: Readonly<Record<string, string>> = {
  jobId: 'job',
  job_id: 'job',
  job_opening_id: 'job',
  candidate_uuid: 'candidate',
  uuid: 'candidate',
  application_id: 'application',
  organization_id: 'organization',
  organizationId: 'organization',
  orgId: 'organization',
  interview_flow_id: 'flow',
  interview_settings_id: 'settings',
  booking_id: 'booking',
  noteId: 'note',
  fileId: 'attachment',
  owner_id: 'admin',
}

const form = (random: Random) => ({
  name: 'Noor Haddad',
  email: `c-${random.below(1e9)}@example.com`,
  privacy: true,
})

/** Registration stays open and organizations start with the free plan: each population registers some. */
function forSuperAdmins(name: string, ids: Population['ids'], random: Random): unknown {
  if (name === 'plan_id') return ids['plan']!
  if (name === 'transactionId') return ids['payment']!
  if (name === 'registration') return 'open'
  if (name === 'default_plan') return 'free'
  if (name === 'version') return random.pick([1, 2, 3])
  if (name === 'ends_at') return new Date(Date.now() + random.pick([1, 20, 100]) * 86_400_000).toISOString()
  return undefined
}

/** A valid value for a field whose schema does not describe its meaning; null if a random one is sufficient. */
export function valueFor(
  { method, path }: Endpoint,
  at: readonly string[],
  { ids }: Population,
  random: Random,
): unknown {
  const name = at.at(-1) ?? ''
  const parent = at.at(-2) ?? ''
  if (at[0] === 'params' && name === 'id') {
    const found = BY_PATH.find(([pattern]) => pattern.test(path))
    return found ? ids[found[1]]! : null
  }
  if (path.startsWith('/super-admin/')) {
    const given = forSuperAdmins(name, ids, random)
    if (given !== undefined) return given
  }
  const subject = BY_NAME[name]
  if (subject) return ids[subject]!
  if (name === 'answers' && path.endsWith('/submit')) return form(random)
  if (name === 'organization_id') return ids['organization']!
  if (name === 'id' && at.at(-3) === 'hiring_team') return ids['admin']!
  if (['interviewer', 'interviewer_ids'].includes(parent) && /^\d+$/.test(name)) return ids['admin']!
  if (name === 'interviewer') return at[0] === 'query' ? ids['admin']! : null
  if (path === '/api/calendar' && (name === 'from' || name === 'to'))
    return name === 'from' ? '2026-11-20T00:00:00Z' : '2026-12-20T00:00:00Z'
  if (path === '/api/form-config' && method === 'PUT' && at.length === 2 && name === 'sections')
    return [
      {
        key: 'about',
        title: 'About you',
        fields: [
          { key: 'name', kind: 'short_text', label: 'Name' },
          { key: 'email', kind: 'email', label: 'E-mail' },
        ],
      },
    ]
  if (name === 'rounds') return [{ id: 'r1', kind: 'human_interview', name: 'Interview', minutes: 30 }]
  if (name === 'salary') return { min: 1000, max: 2000, currency: 'EUR', period: 'year' }
  if (name === 'cursor') return ''
  if (name === 'colors') return { primary: '#1d6f5c', secondary: '#e8b04a' }
  if (name === 'status' && path.includes('job_openings')) return random.pick(['open', 'paused'])
  if (path.includes('/availability') && name === 'hours') return []
  if (name === 'sha256_of_list') return 'a'.repeat(64)
  const values = FIELDS[name]
  return values ? random.pick(values) : null
}
