import { Briefcase, ClipboardPen, Clock, FileText, ListTodo, type LucideIcon, User, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Action } from '../contract.ts'
import { dashboardWords as words } from '../words/dashboard.ts'

type Shown = Exclude<Action, { kind: 'candidate_to_look_at' }>
const TEXTS = words.actions

const ICONS: Record<Shown['kind'], LucideIcon> = {
  todo: ListTodo,
  review_candidate: User,
  scorecard_overdue: ClipboardPen,
  offer_approval: FileText,
  offer_expiring: FileText,
  offer_answered: FileText,
  needs_human_review: Users,
  invitations_expiring: Clock,
  job_without_applicants: Briefcase,
}

interface Times {
  /** "2 days ago", "in 3 hours". */
  readonly ago: (instant: string) => string
  /** "Thu 12 Nov". */
  readonly day: (instant: string) => string
}

/** What is said of an action: the sentence with its subject in bold, and the note after it. */
function sayingOf(action: Shown, { ago, day }: Times): { what: ReactNode; note: string } {
  switch (action.kind) {
    case 'review_candidate':
    case 'scorecard_overdue':
    case 'offer_approval':
    case 'offer_expiring':
    case 'offer_answered': {
      const { before, after, note } = TEXTS[action.kind]
      return {
        what: (
          <>
            {before}
            <b className="font-semibold">{action.person.name}</b>
            {action.kind === 'offer_answered' ? TEXTS.offer_answered.after[action.answer] : (after as string)}
          </>
        ),
        note: note(
          action.person.job.title,
          (action.kind === 'review_candidate' ? day : ago)('until' in action ? action.until : action.since),
        ),
      }
    }
    case 'todo':
      return {
        what: <b className="font-semibold">{action.text}</b>,
        note: TEXTS.todo.note(
          action.person.name,
          action.due,
          action.due_on && locale.datePart(action.due_on, { weekday: 'short', day: 'numeric', month: 'short' }),
        ),
      }
    case 'job_without_applicants': {
      const text = TEXTS[action.kind]
      return {
        what: (
          <>
            <b className="font-semibold">{action.job.title}</b>
            {text.after(day(action.since))}
          </>
        ),
        note: text.note(action.applicants),
      }
    }
    default: {
      const text = TEXTS[action.kind]
      return {
        what: (
          <>
            <b className="font-semibold">{text.what(action.count)}</b>
            {text.after(action.count)}
          </>
        ),
        note: text.note(action.job.title, action.kind === 'invitations_expiring' ? ago(action.until) : ''),
      }
    }
  }
}

const keyOf = (action: Shown) =>
  `${action.kind}-${'id' in action ? action.id : 'person' in action ? action.person.application_id : action.job.id}`

/** What to do next, most urgent first. */
export function NextActions({ actions }: { actions: readonly Action[] }) {
  const now = useNow()
  const zone = browserZone()
  const shown = actions.filter(action => action.kind !== 'candidate_to_look_at')
  if (shown.length === 0) return <p className="py-2 text-text-2">{words.nothingToDo}</p>
  const times: Times = {
    ago: instant => locale.relative(new Date(instant), now, zone),
    day: instant => locale.day(new Date(instant), zone, now),
  }
  return (
    <ul>
      {shown.map((action, index) => {
        const { what, note } = sayingOf(action, times)
        return (
          <li
            key={keyOf(action)}
            className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2 first:border-0 md:grid-cols-[28px_minmax(0,1fr)_auto]"
          >
            <span className="grid size-7 place-items-center rounded-control bg-sunken text-text-2 max-md:hidden">
              <Icon of={ICONS[action.kind]} />
            </span>
            <p className="min-w-0">
              {what} <span className="text-13 text-text-2 max-2xl:block 2xl:ml-1.5">{note}</span>
            </p>
            <LinkButton to={action.link} size="small" kind={index === 0 ? 'primary' : 'default'}>
              {TEXTS[action.kind].do}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}
