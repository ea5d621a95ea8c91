import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { BadLink } from '#ui/bad-link.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { browserZone } from '#ui/time.ts'
import type { LinkView } from '../contract.ts'
import { linkQuery } from './api.ts'
import { BookedTime, type JustDone, WriteTo } from './booked-time.tsx'
import { ChooseTime } from './choose-time.tsx'
import { InterviewFacts, inWords } from './interview-facts.tsx'

interface BookingPageProps {
  /** The link's token. */
  data: string
  /** Puts the organization's face around the page; without one while it is unknown. */
  frame: (view: LinkView | null, children: ReactNode) => ReactNode
}

/** What a link of a booking opens: choosing a time, the time that is booked, or how it ended. */
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
        title="This page could not be loaded"
        onRetry={() => void link.refetch()}
      />,
    )
  }
  return frame(
    link.data,
    <Columns aside={<InterviewFacts view={link.data} />}>
      <Standing data={data} view={link.data} />
    </Columns>,
  )
}

function Standing({ data, view }: { data: string; view: LinkView }) {
  const [zone, setZone] = useState(() => (view.booked ? view.time_zone : browserZone()))
  const [moving, setMoving] = useState(false)
  const [just, setJust] = useState<JustDone>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = `${view.state} ${String(moving)} ${view.booked?.start_at ?? ''}`
  const before = useRef(step)
  // The page became another one under the same address: readers and keyboards start at its head.
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  const open = view.state === 'waiting_on_candidate' || view.state === 'needs_scheduling'
  if (view.state === 'booked' && view.booked && !moving) {
    return (
      <>
        <PageTitle>Your conversation is booked</PageTitle>
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
  if (!open && !moving) return <Over view={view} heading={heading} />
  return (
    <div className="grid gap-6">
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-36 leading-[1.06] font-normal tracking-[-0.026em] text-balance md:text-48"
      >
        {moving ? 'Choose another time' : 'Choose a time'}
      </h1>
      {!moving && (
        <p className="-mt-2 text-text-2 lg:hidden">
          {view.minutes} minutes with {inWords(view.interviewers)}, for {view.job_title}.
        </p>
      )}
      {moving && <p className="-mt-2 text-text-2">The time you have stays yours until you have moved it.</p>}
      <ChooseTime
        data={data}
        view={view}
        zone={zone}
        onZone={setZone}
        onDone={() => {
          setJust(moving ? 'moved' : 'booked')
          setMoving(false)
        }}
        onKeep={moving ? () => setMoving(false) : undefined}
      />
    </div>
  )
}

const ENDS = {
  cancelled: {
    title: 'This conversation is cancelled.',
    says: 'Nothing is booked, and the people you would have met know.',
  },
  no_show: { title: 'We did not meet.', says: 'The time has passed. If something came between, say so.' },
  over: { title: 'This conversation has taken place.', says: 'Thank you for your time. You will hear from the team.' },
} as const

function Over({ view, heading }: { view: LinkView; heading: React.Ref<HTMLHeadingElement> }) {
  const end = ENDS[view.state === 'cancelled' || view.state === 'no_show' ? view.state : 'over']
  return (
    <div>
      <PageTitle>{end.title.replace(/\.$/, '')}</PageTitle>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-36 leading-[1.06] font-normal tracking-[-0.026em] text-balance md:text-48"
      >
        {end.title}
      </h1>
      <p className="measure mt-4 text-pretty text-text-2">
        {end.says}{' '}
        <WriteTo view={view} lead={view.state === 'no_show' ? 'Please' : 'For a question or another time, please'} />
      </p>
    </div>
  )
}

const LINK_PROBLEMS: Record<string, { title: string; says: string }> = {
  not_found: {
    title: 'This link opens nothing',
    says: 'It may have been cut on the way. Please open it again from the mail, whole.',
  },
  link_replaced: {
    title: 'A newer link has replaced this one',
    says: 'Please open the one in the latest mail about the conversation.',
  },
  link_expired: {
    title: 'This link has run out',
    says: 'Please answer the mail it came in, or follow your application, to be offered other times.',
  },
}

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
    <SkeletonGroup label="Loading the times" className="contents">
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
