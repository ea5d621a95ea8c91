import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { firstName } from '#platform/locale/first-name.ts'
import { adminById } from '#modules/accounts/public.ts'
import { currentForm } from '#modules/forms/public.ts'
import { defaultSettings, flowList } from '#modules/interview-flows/public.ts'
import { INITIAL_COLORS } from '#modules/organizations/policy.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import type { WeekdayHours } from '#modules/scheduling/contract.ts'
import { availabilityOf, rulesOf } from '#modules/scheduling/public.ts'
import { isOver, isUnstarted } from '#modules/screenings/policy.ts'
import type { FirstRun } from '../contract.ts'
import { changedFlow, draftJob, newestPractice, openJob } from './first-run.read-model.ts'
import { marksOf } from './queries.ts'

const hasBranding = ({ logo_key, color_primary, color_secondary }: OrganizationFacts['settings']) =>
  logo_key !== null || color_primary !== INITIAL_COLORS.primary || color_secondary !== INITIAL_COLORS.secondary

const doneIf = (done: boolean) => (done ? ('done' as const) : ('open' as const))

/** How many of the product's e-mails are on. Templates belong to a module above. */
export type CountTemplates = (org: OrganizationDb) => Promise<FirstRun['set_up']['templates']>

function availabilityFrom(hours: readonly WeekdayHours[]): FirstRun['set_up']['availability'] {
  const days = hours.filter(({ spans }) => spans.length > 0)
  const [one] = days[0]?.spans ?? []
  const areSame = days.every(
    ({ spans: [first, ...more] }) => more.length === 0 && first?.from === one?.from && first?.to === one?.to,
  )
  return { weekdays: days.map(({ weekday }) => weekday).toSorted((a, b) => a - b), hours: one && areSame ? one : null }
}

/** How far an organization has come, and what it started with. */
export async function readFirstRun(
  { settings: { PUBLIC_URL } }: Services,
  org: OrganizationDb,
  actor: Actor,
  countTemplates: CountTemplates,
): Promise<FirstRun> {
  const id = org.organizationId
  const { organization, settings } = await readOrganization(org)
  const templates = await countTemplates(org)
  const [[admin], [job], [draft], [changed], [practice], marks, [form], [flow], [chosen], [person]] = await org.read(
    q => [
      adminById(q, id, actor.adminId),
      openJob(q, id),
      draftJob(q, id),
      changedFlow(q, id),
      newestPractice(q, id, actor.adminId),
      marksOf(q, id),
      currentForm(q, id),
      flowList(q, id),
      defaultSettings(q, id),
      availabilityOf(q, id, [actor.adminId]),
    ],
  )
  const isMarked = (name: string) => marks.some(({ mark }) => mark === name)
  const round = flow?.rounds.find(({ kind }) => kind === 'ai_screening')
  return {
    organization: organization.name,
    name: firstName(admin?.name ?? ''),
    steps: {
      job: job ? 'done' : draft ? 'started' : 'open',
      questions: doneIf(changed !== undefined || isMarked('questions')),
      appearance: doneIf(hasBranding(settings) || isMarked('appearance')),
      interview: !practice || isUnstarted(practice.state) ? 'open' : isOver(practice.state) ? 'done' : 'started',
    },
    hidden: isMarked('hidden'),
    job: job ?? null,
    draft_id: draft?.id ?? null,
    practice_id: practice?.id ?? null,
    set_up: {
      form_fields: form?.sections.flatMap(({ fields }) => fields).length ?? 0,
      questions: round?.questions.length ?? 0,
      minutes: Math.min(round?.minutes ?? 0, chosen?.settings.minutes ?? Infinity),
      recording: chosen?.settings.recording ?? 'none',
      careers_url: `${PUBLIC_URL}/form/${id}`,
      first_question: round?.questions[0]?.text ?? null,
      templates,
      availability: availabilityFrom(person ? rulesOf(person).hours : []),
    },
  }
}
