import { Clock, MapPin, UsersRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { later, MINUTE } from '#platform/clock/clock.ts'
import { locale } from '#platform/locale/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import type { LinkView } from '../contract.ts'
import { bookingWords } from '../words/booking.ts'

const words = bookingWords.facts

/** About the interview: role, length, interviewers, place and the organizer's message. */
export function InterviewFacts({ view, zone }: { view: LinkView; zone: string }) {
  return (
    <section aria-label={words.label} className="text-16">
      <p className="font-serif text-22 leading-[1.2] font-medium tracking-[-0.014em]">{view.title}</p>
      <p className="mt-1 text-text-2">{view.job_title}</p>
      <ul className="mt-5 grid gap-3">
        <Fact icon={Clock}>{words.minutes(view.minutes)}</Fact>
        <Fact icon={UsersRound}>{words.with(view.interviewers)}</Fact>
        {view.place && (
          <Fact icon={MapPin}>
            <LinkedText text={view.place} />
          </Fact>
        )}
      </ul>
      {view.plan.length > 0 && <Plan view={view} zone={zone} />}
      {view.message && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="text-14 text-text-2">{words.from(view.contact.name)}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{view.message}</p>
        </div>
      )}
    </section>
  )
}

/** Several interviews in their order, with their times once one is booked. */
function Plan({ view, zone }: { view: LinkView; zone: string }) {
  const timeAt = (offset: number) =>
    view.booked && locale.time(later(new Date(view.booked.start_at), offset * MINUTE), zone)
  return (
    <ol aria-label={words.plan} className="mt-6 grid gap-3 border-t border-line pt-4">
      {view.plan.map(({ title, interviewers, minutes, offset_minutes }) => (
        <li key={offset_minutes}>
          <p className="font-medium wrap-anywhere">
            {view.booked && <span className="num mr-2 text-text-2">{timeAt(offset_minutes)}</span>}
            {title}
          </p>
          <p className="text-14 text-text-2 wrap-anywhere">{words.planned(minutes, interviewers)}</p>
        </li>
      ))}
    </ol>
  )
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3">
      <Icon of={icon} size={20} className="mt-0.5 text-text-2" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}
