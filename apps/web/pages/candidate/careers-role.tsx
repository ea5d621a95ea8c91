import { ArrowLeft, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { RoleDescription, RoleFacts, RoleRequirements } from '#modules/jobs/web/public-role.tsx'
import { closingText, placeText } from '#modules/jobs/web/public-words.ts'
import { publicWords } from '#modules/jobs/words/public.ts'
import { paths } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { Face, PageOf, RoleOnPage } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'

const words = careersWords.role

/** One open role: the job, its requirements, and what happens after applying. */
export default function CareersRole({ face, job, today }: PageOf<'role'>) {
  const apply = paths.apply(face.id, job.id)
  const closing = closingText(job, today)
  return (
    <CareersFrame
      face={face}
      aside={<AllRoles face={face} />}
      foot={
        <aside
          aria-label={words.applyLabel}
          className="sticky bottom-0 z-3 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-2.5 md:px-8 lg:hidden"
        >
          <p className="text-13 text-text-2">
            {closing && (
              <span className="block" suppressHydrationWarning>
                {publicWords.closes(closing.text)}
              </span>
            )}
            {words.duration}
          </p>
          <a href={apply} className="button" data-kind="primary" data-size="large">
            {words.apply}
          </a>
        </aside>
      }
    >
      <div className="mx-auto grid w-full max-w-[1200px] flex-1 items-start gap-x-12 px-5 pt-9 pb-14 md:px-8 md:pt-12 lg:grid-cols-[minmax(0,15fr)_minmax(0,9fr)] lg:px-10 lg:pt-16 lg:pb-26 xl:gap-x-22">
        <header className="min-w-0">
          <h1 className="font-serif text-[clamp(2.75rem,5vw,4.25rem)] leading-none tracking-[-0.03em] text-balance wrap-anywhere">
            {job.title}
          </h1>
          <p className="mt-3.5 text-18 text-text-2">{locale.parts([job.department, placeText(job)])}</p>
        </header>
        <aside className="card mt-7 px-5 pt-1.5 pb-5 lg:sticky lg:top-6 lg:row-span-2 lg:mt-0 lg:px-6.5 lg:pt-6 lg:pb-6.5">
          <a href={apply} className="button w-full max-lg:hidden! lg:h-12.5!" data-kind="primary" data-size="large">
            {words.apply}
          </a>
          <p className="mt-3 mb-5 text-center text-13 text-text-2 max-lg:hidden">{words.duration}</p>
          <RoleFacts job={{ ...job, extra_questions: [] }} today={today} />
          <CopyLink path={apply} />
        </aside>
        <div className="min-w-0 lg:col-start-1">
          {job.description && (
            <div className="mt-9">
              <RoleDescription html={job.description} lead />
            </div>
          )}
          <RoleRequirements job={job} />
          <AfterYouApply face={face} />
        </div>
      </div>
    </CareersFrame>
  )
}

export function AllRoles({ face }: { face: Face }) {
  return (
    <a
      href={paths.form(face.id)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 text-14 font-medium text-text-2 hover:text-text"
    >
      <Icon of={ArrowLeft} />
      <span className="max-xs:sr-only">{careersWords.allRoles}</span>
    </a>
  )
}

function CopyLink({ path }: { path: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  return (
    <>
      <Button className="mt-3 h-11! w-full text-14!" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      <p aria-live="polite" className="mt-1 text-center text-13 text-text-2">
        {said}
      </p>
    </>
  )
}

function AfterYouApply({ face }: { face: Face }) {
  const { confirmation, interview, decision } = words.after
  const steps = [confirmation, interview, { ...decision, when: decision.when(face.answer_within_days) }]
  return (
    <section aria-labelledby="after">
      <h2 id="after" className="mt-12 text-18 font-semibold tracking-[-0.01em]">
        {words.afterTitle}
      </h2>
      <ol className="mt-3.5 border-b border-line">
        {steps.map(({ title, when, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 md:grid-cols-[28px_minmax(0,1fr)_auto]"
          >
            <span aria-hidden="true" className="font-serif text-18 leading-[1.35] text-text-2">
              {index + 1}
            </span>
            <b className="font-semibold">{title}</b>
            <span className="text-14 leading-6 text-text-2 max-md:col-start-2">{when}</span>
            <p className="col-start-2 mt-0.5 max-w-[58ch] text-14 text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The role on the page of the form, folded. */
export function RoleInShort({ job, today }: { job: RoleOnPage; today: string }) {
  return (
    <details className="group mb-12 rounded-card border border-line bg-surface px-4 md:px-5">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {words.about}
        <Icon of={ChevronDown} className="text-text-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line pt-4 pb-5">
        <RoleFacts job={{ ...job, extra_questions: [] }} today={today} />
        {job.description && (
          <div className="mt-5">
            <RoleDescription html={job.description} />
          </div>
        )}
        <RoleRequirements job={job} />
      </div>
    </details>
  )
}
