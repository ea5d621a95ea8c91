import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { BadLink } from '#ui/bad-link.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import type { LinkView } from '../contract.ts'
import { bookingWords as words } from '../words/booking.ts'
import { linkQuery } from './api.ts'
import { BookedTime, type JustDone, TimeBox, WriteTo } from './booked-time.tsx'
import { ChooseTime } from './choose-time.tsx'
import { InterviewFacts } from './interview-facts.tsx'

interface BookingPageProps {
  /** The link's token. */
  data: string
  /** Puts the organization's frame around the page; `view` is null until it has loaded. */
  frame: (view: LinkView | null, children: ReactNode) => ReactNode
}

/** The page behind the link of a booking: choosing a time, the booked time, or how the interview ended. */
export function BookingPage({ data, frame }: BookingPageProps) {
  const link = useQuery(linkQuery(data))
  if (link.isPending) return frame(null, <Loading />)
  if (link.isError) {
    const { error } = link
    return frame(
      null,
      <BadLink
        problem={error instanceof CallError ? LINK_PROBLEMS[error.code] : undefined}
        drawing="calendar"
        error={error}
        title={words.loadFailed}
        onRetry={() => void link.refetch()}
      />,
    )
  }
  return frame(link.data, <Interview data={data} view={link.data} />)
}

function Interview({ data, view }: { data: string; view: LinkView }) {
  const [zone, setZone] = useState(() => (view.booked ? view.time_zone : browserZone()))
  return (
    <Columns aside={<InterviewFacts view={view} zone={zone} />}>
      <CurrentStep data={data} view={view} zone={zone} onZone={setZone} />
    </Columns>
  )
}

interface CurrentStepProps {
  data: string
  view: LinkView
  zone: string
  onZone: (zone: string) => void
}

function CurrentStep({ data, view, zone, onZone }: CurrentStepProps) {
  const [moving, setMoving] = useState(false)
  const [just, setJust] = useState<JustDone>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = `${view.state} ${String(moving)} ${view.booked?.start_at ?? ''}`
  const before = useRef(step)
  // The page changed under the same address: the focus moves to its heading.
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  const open = view.state === 'waiting_on_candidate' || view.state === 'needs_scheduling'
  if (view.state === 'booked' && view.booked && !moving) {
    return (
      <>
        <PageTitle>{words.booked.title}</PageTitle>
        <BookedTime
          data={data}
          view={view}
          booked={view.booked}
          zone={zone}
          just={just}
          heading={heading}
          onMove={() => setMoving(true)}
        />
      </>
    )
  }
  if (!open && !moving) return <Ended view={view} heading={heading} />
  return (
    <div className="grid gap-6">
      {view.times_passed && <PageTitle>{words.timesPassed}</PageTitle>}
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-36 leading-[1.06] font-normal tracking-[-0.026em] text-balance md:text-48"
      >
        {moving ? words.chooseAnother : view.times_passed ? words.timesPassed : words.choose}
      </h1>
      {!moving && (
        <p className="-mt-2 text-text-2 lg:hidden">{words.summary(view.minutes, view.interviewers, view.job_title)}</p>
      )}
      {moving && view.booked && (
        <div className="grid max-w-[560px] gap-2">
          <TimeBox label={words.currentTime} time={view.booked} zone={zone} />
          <p className="text-14 text-text-2">{words.keepsCurrent}</p>
        </div>
      )}
      <ChooseTime
        data={data}
        view={view}
        zone={zone}
        onZone={onZone}
        onDone={() => {
          setJust(moving ? 'moved' : 'booked')
          setMoving(false)
        }}
        onKeep={moving ? () => setMoving(false) : undefined}
      />
    </div>
  )
}

function Ended({ view, heading }: { view: LinkView; heading: React.Ref<HTMLHeadingElement> }) {
  const end = words.ended[view.state === 'cancelled' || view.state === 'no_show' ? view.state : 'over']
  return (
    <div>
      <PageTitle>{end.title}</PageTitle>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-36 leading-[1.06] font-normal tracking-[-0.026em] text-balance md:text-48"
      >
        {end.title}.
      </h1>
      <p className="measure mt-4 text-pretty text-text-2">
        {end.says}{' '}
        <WriteTo view={view} lead={view.state === 'no_show' ? words.contact.please : words.contact.forAnother} />
      </p>
    </div>
  )
}

const LINK_PROBLEMS: Readonly<Record<string, { title: string; says: string }>> = words.links

function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[1120px] flex-1 content-start items-start gap-x-16 gap-y-8 px-5 pt-8 pb-14 max-lg:max-w-[684px] md:px-8 md:pt-12 lg:grid-cols-[272px_minmax(0,1fr)] lg:px-10 lg:pt-16 lg:pb-24">
      <div className="min-w-0 lg:order-2">{children}</div>
      <aside className="min-w-0 border-line max-lg:border-t max-lg:pt-6 lg:sticky lg:top-8 lg:order-1">{aside}</aside>
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={words.loading} className="contents">
      <Columns
        aside={
          <div className="grid gap-3">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-3 h-5 w-32" />
            <Skeleton className="h-5 w-44" />
          </div>
        }
      >
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="mt-7 h-6 w-60 max-w-full" />
        <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
          <Skeleton className="h-[320px] w-full" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      </Columns>
    </SkeletonGroup>
  )
}
