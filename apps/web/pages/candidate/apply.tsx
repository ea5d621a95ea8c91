import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ResumeReading } from '#modules/applications/web/candidate/draft-store.ts'
import { useDraft } from '#modules/applications/web/candidate/use-draft.ts'
import { pageOf, pageOfWork, useResume } from '#modules/applications/web/candidate/use-resume.ts'
import { useSubmission } from '#modules/applications/web/candidate/use-submission.ts'
import type { FormField as Question } from '#modules/forms/contract.ts'
import { FileField } from '#modules/forms/web/file-field.tsx'
import { FormField } from '#modules/forms/web/form-field.tsx'
import { FormProgress, FormStrip, useParts } from '#modules/forms/web/form-progress.tsx'
import { FormSection } from '#modules/forms/web/form-section.tsx'
import type { FormHandle } from '#modules/forms/web/use-form.ts'
import { focusField, useForm } from '#modules/forms/web/use-form.ts'
import { WorkHistory } from '#modules/forms/web/work-history.tsx'
import { placeText } from '#modules/jobs/web/public-words.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { applyWords } from '../../words/apply.ts'
import { DraftNote } from './apply-draft-note.tsx'
import { ResumeNotes } from './apply-resume-notes.tsx'
import { SubmitPart } from './apply-submit.tsx'
import { readEarlyAnswers } from './apply-early-answers.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'
import { AllRoles, RoleInShort } from './careers-role.tsx'

const sourceText = (page: number | null) => (page === null ? null : applyWords.fromResume(page))

/** The form for one job. */
export default function Apply(data: PageOf<'apply'>) {
  const { face, job, today } = data
  const apply = useApply(data)
  const { form, resume, reading, draft } = apply
  const parts = useParts(form)
  const field = (question: Question, quiet: boolean) => {
    if (question.kind === 'file' && question.key === 'resume') {
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
    if (question.kind === 'file') return <FileField question={question} form={form} quiet={quiet} />
    if (question.kind === 'work_history') {
      const sourceOf = (entry: Parameters<typeof pageOfWork>[1]) => sourceText(pageOfWork(reading, entry))
      return <WorkHistory question={question} form={form} quiet={quiet} sourceOf={sourceOf} />
    }
    const source = sourceText(pageOf(reading, question.key, form.answers[question.key]))
    return (
      <FormField question={question} form={form} aside={source ? <Chip tone="evidence">{source}</Chip> : undefined} />
    )
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
          <RoleInShort job={job} today={today} />
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

/** Everything the page does: the form, its draft on the device, the résumé, and submitting. */
function useApply({ face, job, form: { version, sections } }: PageOf<'apply'>) {
  const form = useForm(sections)
  const [reading, setReading] = useState<ResumeReading | null>(null)
  const hydrated = useHydrated()
  const fields = useMemo(() => sections.flatMap(section => section.fields), [sections])
  const asked = useMemo(() => new Set(fields.map(({ key }) => key)), [fields])

  const draft = useDraft({
    organizationId: face.id,
    jobId: job.id,
    now: { answers: form.answers, files: form.files, reading, isEmpty: form.isEmpty },
    restore: kept => {
      // What is on the page by now is newer than the draft.
      const answers = onlyAsked(kept.answers, key => asked.has(key) && !(key in form.answers))
      const files = onlyAsked(kept.files, key => asked.has(key) && !(key in form.files))
      form.fill(answers)
      for (const key of Object.keys(answers)) form.touch(key)
      for (const [key, file] of Object.entries(files)) form.file(key, file)
      if (files.resume) setReading(kept.reading)
    },
  })
  useEarlyAnswers(fields, form)
  const resume = useResume({ organizationId: face.id, form, asked, reading, setReading })
  const submission = useSubmission({
    draft,
    onFields: errors => form.refuse(errors),
    onReceived: receipt => {
      const next = new URL(receipt.status_link)
      if (receipt.updated) next.searchParams.set('updated', '1')
      // Replaces the form in the history: going back must not lead to a submitted form.
      void draft.remove(true).finally(() => window.location.replace(next.pathname + next.search))
    },
  })
  const send = () =>
    submission.send(
      {
        organizationId: face.id,
        jobId: job.id,
        formVersion: version,
        answers: form.sending,
        files: onlyAsked(form.files, key =>
          form.sections.some(section => section.fields.some(field => field.key === key)),
        ),
        source: sourceOfVisit(),
      },
      asked,
    )
  const { again } = useUnfinished(
    draft.ready && draft.attempt() !== null && Object.keys(form.problems).length === 0,
    send,
  )
  useFirstError(
    submission.failure?.kind === 'fields' ? Object.keys(form.shownProblems)[0] : undefined,
    submission.failure,
  )
  return {
    form,
    reading,
    resume,
    draft,
    submission,
    hydrated,
    again,
    startOver: () => {
      setReading(null)
      form.clear()
      void draft.remove()
    },
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      form.attempt()
      const wrong = form.sections.flatMap(section => section.fields).find(({ key }) => key in form.problems)
      if (wrong) focusField(wrong.key)
      else void send()
    },
  }
}

/** Takes over what was typed before the script had loaded, in the same commit, so that no render can empty an input. */
function useEarlyAnswers(fields: readonly Question[], form: FormHandle) {
  const taken = useRef(false)
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLFormElement>('form#application')
    if (taken.current || !page) return
    taken.current = true
    const answers = readEarlyAnswers(fields, new FormData(page))
    form.fill(answers)
    for (const key of Object.keys(answers)) form.touch(key)
  }, [fields, form])
}

/** If the page was closed while an application was being submitted, the same one is submitted again under the same key. */
function useUnfinished(unfinished: boolean, send: () => Promise<void>) {
  const [again, setAgain] = useState(false)
  const looked = useRef(false)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (looked.current || !unfinished) return
    looked.current = true
    setAgain(true)
    void latest.current().finally(() => setAgain(false))
  }, [unfinished])
  return { again }
}

/** Focuses the first answer that the server refused, once for each refusal. */
function useFirstError(first: string | undefined, failure: unknown) {
  const seen = useRef<unknown>(null)
  useEffect(() => {
    if (!first || seen.current === failure) return
    seen.current = failure
    focusField(first)
  }, [first, failure])
}

const onlyAsked = <T,>(record: Readonly<Record<string, T>>, isAsked: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isAsked(key)))

/** Where the person came from, according to the link they followed (`?source=` or `?utm_source=`). */
function sourceOfVisit(): string | undefined {
  const search = new URLSearchParams(window.location.search)
  return (search.get('source') ?? search.get('utm_source'))?.trim().slice(0, 60) || undefined
}
