import { Clock, MapPin, UsersRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { LinkView } from '../contract.ts'
import { bookingWords } from '../words/booking.ts'

const words = bookingWords.facts

/** About the interview: role, length, interviewers, place and the organizer's message. */
export function InterviewFacts({ view }: { view: LinkView }) {
  return (
    <section aria-label={words.label} className="text-16">
      <p className="font-serif text-22 leading-[1.2] font-medium tracking-[-0.014em]">{view.title}</p>
      <p className="mt-1 text-text-2">{view.job_title}</p>
      <ul className="mt-5 grid gap-3">
        <Fact icon={Clock}>{words.minutes(view.minutes)}</Fact>
        <Fact icon={UsersRound}>{words.with(view.interviewers)}</Fact>
        {view.place && (
          <Fact icon={MapPin}>
            <Place text={view.place} />
          </Fact>
        )}
      </ul>
      {view.message && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="text-14 text-text-2">{words.from(view.contact.name)}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{view.message}</p>
        </div>
      )}
    </section>
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

function Place({ text }: { text: string }) {
  if (!/^https?:\/\/\S+$/i.test(text)) return text
  return (
    <a href={text} rel="noopener noreferrer" className="link">
      {text.replace(/^https?:\/\//i, '')}
    </a>
  )
}
