import { lazy, Suspense } from 'react'
import type { FormField as Question } from '#modules/forms/contract.ts'
import { asksForFile } from '#modules/forms/web/form-state.ts'
import type { FieldInputProps } from '#modules/forms/web/field-input.ts'
import { FileField } from '#modules/forms/web/file-field.tsx'
import { FormField } from '#modules/forms/web/form-field.tsx'
import { FormSection } from '#modules/forms/web/form-section.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { applyWords } from '../../words/apply.ts'
import type { ResumeReading } from './draft-store.ts'
import { ResumeNotes } from './resume-notes.tsx'
import type { useApplicationForm } from './use-application-form.ts'
import { pageOf, pageOfWork } from './use-resume.ts'

// It loads once a résumé was read.
const CheckDetails = lazy(() =>
  import('#modules/resumes/web/check-details.tsx').then(m => ({ default: m.CheckDetails })),
)

/** The questions of an application. The résumé fills in answers, which are marked until they are changed. */
export function ApplicationFields({ apply }: { apply: ReturnType<typeof useApplicationForm> }) {
  const { form, resume, reading } = apply
  const sourceOf: FieldInputProps['sourceOf'] = ({ key }, entry) =>
    sourceText(entry ? pageOfWork(reading, entry) : pageOf(reading, key, form.answers[key]))
  const field = (question: Question, quiet: boolean) => {
    if (question.key !== 'resume' || !asksForFile(question))
      return <FormField question={question} form={form} quiet={quiet} sourceOf={sourceOf} />
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
        {reading && form.files.resume && (
          <Suspense fallback={<Skeleton className="mt-4 h-40" />}>
            <CheckDetails
              key={reading.read_at}
              reading={reading}
              draft={reading.draft}
              onChange={apply.correct}
              errors={apply.detailErrors}
              asksWork={apply.asksWork}
            />
          </Suspense>
        )}
      </FileField>
    )
  }
  return form.sections.map(section => <FormSection key={section.key} section={section} field={field} />)
}

const sourceText = (page: number | null) => (page === null ? null : applyWords.fromResume(page))

function readNote({ page_count, read_at }: ResumeReading): string {
  return applyWords.readAt(page_count, locale.time(new Date(read_at), browserZone()))
}
