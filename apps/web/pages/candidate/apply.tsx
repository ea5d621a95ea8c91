import type { ResumeReading } from '#modules/applications/web/candidate/draft-store.ts'
import { useApplicationForm } from '#modules/applications/web/candidate/use-application-form.ts'
import { pageOf, pageOfWork } from '#modules/applications/web/candidate/use-resume.ts'
import type { FormField as Question } from '#modules/forms/contract.ts'
import { asksForFile } from '#modules/forms/policy.ts'
import type { FieldInputProps } from '#modules/forms/web/field-input.ts'
import { FileField } from '#modules/forms/web/file-field.tsx'
import { FormField } from '#modules/forms/web/form-field.tsx'
import { FormProgress, FormStrip, useParts } from '#modules/forms/web/form-progress.tsx'
import { FormSection } from '#modules/forms/web/form-section.tsx'
import { placeText } from '#modules/jobs/web/public-words.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { applyWords } from '../../words/apply.ts'
import { AllRoles } from './all-roles.tsx'
import { DraftNote } from './apply-draft-note.tsx'
import { ResumeNotes } from './apply-resume-notes.tsx'
import { SubmitPart } from './apply-submit.tsx'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'
import { RoleSummary } from './role-summary.tsx'

const sourceText = (page: number | null) => (page === null ? null : applyWords.fromResume(page))

/** The form for one job. */
export default function Apply(data: PageOf<'apply'>) {
  const { face, job, today } = data
  const apply = useApplicationForm({ organizationId: face.id, jobId: job.id, form: data.form })
  const { form, resume, reading, draft } = apply
  const parts = useParts(form)
  const sourceOf: FieldInputProps['sourceOf'] = ({ key }, entry) =>
    sourceText(entry ? pageOfWork(reading, entry) : pageOf(reading, key, form.answers[key]))
  const field = (question: Question, quiet: boolean) => {
    if (question.key === 'resume' && asksForFile(question)) {
      return (
        <FileField
          question={question}
          form={form}
          quiet={quiet}
          wholePage
          note={reading ? readNote(reading) : undefined}
          busy={resume.state === 'reading' ? applyWords.reading : undefined}
          onChoose={file => void resume.choose(file)}
          onRemove={resume.remove}
        >
          <ResumeNotes reading={reading} unread={resume.state === 'unread' && Boolean(form.files.resume)} />
        </FileField>
      )
    }
    return <FormField question={question} form={form} quiet={quiet} sourceOf={sourceOf} />
  }
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
          {form.sections.map(section => (
            <FormSection key={section.key} section={section} field={field} />
          ))}
          <SubmitPart
            form={form}
            face={face}
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

function readNote({ page_count, read_at }: ResumeReading): string {
  return applyWords.readAt(page_count, locale.time(new Date(read_at), browserZone()))
}
