import { ApplicationFields } from '#modules/applications/web/candidate/application-fields.tsx'
import { DraftNote } from '#modules/applications/web/candidate/draft-note.tsx'
import { SubmitPart } from '#modules/applications/web/candidate/submit-part.tsx'
import { useApplicationForm } from '#modules/applications/web/candidate/use-application-form.ts'
import { FormProgress, FormStrip, useParts } from '#modules/forms/web/form-progress.tsx'
import { placeText } from '#modules/jobs/web/public-words.ts'
import { locale } from '#platform/locale/locale.ts'
import { paths } from '../../paths.ts'
import { AllRoles } from './all-roles.tsx'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'
import { RoleSummary } from './role-summary.tsx'

/** The form for one job. */
export default function Apply(data: PageOf<'apply'>) {
  const { face, job, today } = data
  const apply = useApplicationForm({ organizationId: face.id, jobId: job.id, form: data.form })
  const { form, draft } = apply
  const parts = useParts(form)
  return (
    <CareersFrame face={face} aside={<AllRoles face={face} />} width="narrow">
      <FormStrip parts={parts} form={form} />
      <div className="mx-auto grid w-full max-w-[1120px] items-start px-5 pb-14 max-lg:max-w-[684px] md:px-8 md:pb-24 lg:grid-cols-[232px_minmax(0,620px)] lg:gap-x-14 lg:px-10 lg:pt-14 xl:grid-cols-[272px_minmax(0,620px)] xl:gap-x-24">
        <div className="pt-7 pb-8 text-14 md:pt-10 lg:sticky lg:top-8 lg:p-0">
          <h1 className="font-serif text-[2.5rem] leading-[1.05] tracking-[-0.026em] text-balance wrap-anywhere">
            {job.title}
          </h1>
          <p className="mt-2 text-16 text-text-2">{locale.parts([face.organization_name, placeText(job)])}</p>
          <FormProgress parts={parts} />
          <DraftNote savedAt={draft.savedAt} filesLost={draft.filesLost} role={job.title} onDelete={apply.startOver} />
        </div>
        <form noValidate id="application" className="min-w-0" onSubmit={apply.submit}>
          <RoleSummary job={job} today={today} />
          <ApplicationFields apply={apply} />
          <SubmitPart
            form={form}
            face={face}
            rolesHref={paths.form(face.id)}
            ready={apply.hydrated}
            sending={apply.submission.sending}
            again={apply.again}
            failure={apply.submission.failure}
          />
        </form>
      </div>
    </CareersFrame>
  )
}
