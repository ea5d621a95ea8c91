import { useEffect, useMemo, useState } from 'react'
import type { FormSection } from '#modules/forms/contract.ts'
import { workEntries } from '#modules/forms/web/form-state.ts'
import { useEarlyAnswers } from '#modules/forms/web/early-answers.ts'
import { useFieldForm } from '#modules/forms/web/use-field-form.ts'
import { focusFirstError } from '#modules/resumes/web/focus-error.ts'
import type { DraftDetails } from '#modules/resumes/web/details-draft.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { ResumeReading } from './draft-store.ts'
import { useDraft } from './use-draft.ts'
import { useFirstError, useInterruptedSubmission } from './use-interrupted-submission.ts'
import { useResume } from './use-resume.ts'
import { useSubmission } from './use-submission.ts'

interface ApplicationFormInput {
  readonly organizationId: string
  readonly jobId: string
  readonly form: { readonly version: number; readonly sections: readonly FormSection[] }
}

/** Loads once a résumé was read: the form itself stays small. */
const loadComparing = () => import('#modules/resumes/web/corrections-of.ts')

/** What compares the details that were read with those that the person left; null until it has loaded. */
function useComparing(isRead: boolean) {
  const [comparing, setComparing] = useState<Awaited<ReturnType<typeof loadComparing>> | null>(null)
  useEffect(() => {
    if (isRead)
      loadComparing().then(
        loaded => setComparing(loaded),
        () => undefined,
      )
  }, [isRead])
  return comparing
}

/** The application form: its answers, the draft on the device, the résumé, and submitting. */
export function useApplicationForm({ organizationId, jobId, form: { version, sections } }: ApplicationFormInput) {
  const form = useFieldForm(sections)
  const [reading, setReading] = useState<ResumeReading | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const hydrated = useHydrated()
  const fields = useMemo(() => sections.flatMap(section => section.fields), [sections])
  const asked = useMemo(() => new Set(fields.map(({ key }) => key)), [fields])

  const draft = useDraft({
    organizationId,
    jobId,
    now: { answers: form.answers, files: form.files, reading, isEmpty: form.isEmpty },
    restore: saved => {
      // Answers that are on the page already are newer than the draft.
      const answers = onlyAsked(saved.answers, key => asked.has(key) && !(key in form.answers))
      const files = onlyAsked(saved.files, key => asked.has(key) && !(key in form.files))
      form.fill(answers, true)
      for (const [key, file] of Object.entries(files)) form.file(key, file)
      if (files.resume) setReading(saved.reading)
    },
  })
  useEarlyAnswers(fields, form)
  const resume = useResume({ organizationId, form, asked, reading, setReading })
  const submission = useSubmission({
    draft,
    onFields: errors => form.refuse(errors),
    onReceived: receipt => {
      const next = new URL(receipt.status_link)
      // Replaces the form in the history: going back must not lead to a submitted form.
      void draft.remove(true).finally(() => window.location.replace(next.pathname + next.search))
    },
  })
  const asksWork = asked.has('work')
  const comparing = useComparing(reading !== null)
  const corrections = comparing?.correctionsOf(reading?.details ?? null, reading?.draft)
  const send = (onlyAgain = false) =>
    submission.send(
      async () => ({
        organizationId,
        jobId,
        formVersion: version,
        answers: form.sending,
        files: onlyAsked(form.files, key =>
          form.sections.some(section => section.fields.some(field => field.key === key)),
        ),
        source: sourceOfVisit(),
        corrections:
          reading && form.files.resume && resume.state === 'idle'
            ? (comparing ?? (await loadComparing())).changesOf(
                reading,
                asksWork ? workEntries(form.answers.work) : null,
              )
            : {},
      }),
      asked,
      onlyAgain,
    )
  const { again } = useInterruptedSubmission(
    draft.ready && draft.attempt() !== null && Object.keys(form.problems).length === 0,
    () => send(true),
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
      resume.forget()
      form.clear()
      void draft.remove()
    },
    asksWork,
    detailErrors: isChecked && corrections && 'errors' in corrections ? corrections.errors : {},
    correct: (draft: DraftDetails) => reading && setReading({ ...reading, draft }),
    submit: (event: { preventDefault: () => void }) =>
      form.submit(event, () => {
        setIsChecked(true)
        if (!corrections || 'changes' in corrections) return void send()
        const card = document.getElementById('resume-details')
        card?.scrollIntoView({ block: 'start' })
        focusFirstError(card)
      }),
  }
}

const onlyAsked = <T>(record: Readonly<Record<string, T>>, isAsked: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isAsked(key)))

/** Where the person came from, according to the link they followed (`?source=` or `?utm_source=`). */
function sourceOfVisit(): string | undefined {
  const search = new URLSearchParams(window.location.search)
  return (search.get('source') ?? search.get('utm_source'))?.trim().slice(0, 60) || undefined
}
