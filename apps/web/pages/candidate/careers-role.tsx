import { locale } from '#platform/locale/locale.ts'
import { RoleDescription, RoleFacts, RoleRequirements } from '#modules/jobs/web/public-role.tsx'
import { closingText, placeText } from '#modules/jobs/web/public-words.ts'
import { paths } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { PageOf } from './careers-data.ts'
import { AfterYouApply } from './after-you-apply.tsx'
import { AllRoles } from './all-roles.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { CareersFrame } from './careers-frame.tsx'
import { CopyLink } from './copy-link.tsx'

const words = careersWords.role

/** One open role: the job, its requirements, and what happens after applying. */
export default function CareersRole({ face, job, today }: PageOf<'role'>) {
  const apply = paths.apply(face.id, job.id)
  const closing = closingText(job, today)
  return (
    <CareersFrame
      face={face}
      aside={<AllRoles face={face} />}
      foot={<ApplyBar href={apply} closing={closing?.text ?? null} />}
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
