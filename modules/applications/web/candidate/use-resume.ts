import { useEffect, useRef, useState } from 'react'
import type { Answer, Answers } from '#modules/forms/contract.ts'
import { CallError } from '#platform/contract/client.ts'
import type { Prefill } from '#modules/resumes/contract.ts'
import { readResume } from './api.ts'
import type { ResumeReading } from './draft-store.ts'

/** The part of a form that a résumé can fill in. */
interface FillableForm {
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  answer(key: string, value: Answer | undefined): void
  fill(answers: Answers): void
  file(key: string, file: File | null): void
  refuse(errors: Readonly<Record<string, string>>): void
}

interface ResumeSettings {
  readonly organizationId: string
  readonly form: FillableForm
  /** The form's fields; nothing else is filled in. */
  readonly asked: ReadonlySet<string>
  readonly reading: ResumeReading | null
  readonly setReading: (reading: ResumeReading | null) => void
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isBlank = (value: Answer | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const offered = ({ fields, work }: ResumeReading): Answers => ({
  ...Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value])),
  ...(work.length > 0 && { work: work.map(({ title, employer, from, to }) => ({ title, employer, from, to })) }),
})

/** For each answer that is still the résumé's: the page it is from. */
export function pageOf(reading: ResumeReading | null, key: string, value: Answer | undefined): number | null {
  const field = reading?.fields[key]
  return field && field.value === value ? field.page : null
}

export function pageOfWork(
  reading: ResumeReading | null,
  entry: { title: string; employer: string; from: string; to: string },
) {
  const found = reading?.work.find(
    ({ title, employer, from, to }) =>
      title === entry.title && employer === entry.employer && from === entry.from && to === entry.to,
  )
  return found?.page ?? null
}

/** The answers to fill in from a résumé: only those that are empty or still from an earlier résumé. */
export function fillingOf(
  answers: Answers,
  before: ResumeReading | null,
  next: ResumeReading,
  asked: ReadonlySet<string>,
): Answers {
  const earlier = before ? offered(before) : {}
  return Object.fromEntries(
    Object.entries(offered(next)).filter(
      ([key]) => asked.has(key) && (isBlank(answers[key]) || sameText(answers[key], earlier[key])),
    ),
  )
}

/** Loads with the first correction: most people make none. */
const carry = async (before: ResumeReading, { details }: Prefill) =>
  (await import('#modules/resumes/web/corrections-of.ts')).carriedOver(before, details)

/** Choosing, reading, replacing and removing the résumé. */
export function useResume({ organizationId, form, asked, reading, setReading }: ResumeSettings) {
  const [state, setState] = useState<'idle' | 'reading' | 'unread'>('idle')
  const running = useRef<AbortController | null>(null)
  /** The last reading that the person corrected: the corrections stay when they choose another file. */
  const corrected = useRef<ResumeReading | null>(null)
  // Reading takes seconds, and people type meanwhile: the result is compared with the form's current answers.
  const latest = useRef({ form, reading })
  useEffect(() => {
    latest.current = { form, reading }
    if (reading?.draft) corrected.current = reading
  })

  /** Removes the answers from an earlier résumé, unless they were changed. */
  const takeBack = () => {
    const { form: current, reading: earlier } = latest.current
    if (!earlier) return
    for (const [key, value] of Object.entries(offered(earlier))) {
      if (sameText(current.answers[key], value)) current.answer(key, undefined)
    }
    setReading(null)
  }

  const choose = async (file: File) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    form.file('resume', file)
    setState('reading')
    try {
      const prefill = await readResume(organizationId, file, mine.signal)
      const draft = corrected.current && (await carry(corrected.current, prefill))
      const next = { ...prefill, read_at: Date.now(), ...(draft && { draft }) }
      form.fill(fillingOf(latest.current.form.answers, latest.current.reading, next, asked))
      setReading(next)
      setState('idle')
    } catch (error) {
      if (mine.signal.aborted) return
      setState('unread')
      // What was read of the file before does not belong to this one.
      takeBack()
      // The file is refused, as it would be on submission. All answers stay.
      if (error instanceof CallError && (error.status === 422 || error.status === 413)) {
        setState('idle')
        form.file('resume', null)
        form.refuse({ resume: error.fieldErrors.resume ?? error.message })
      }
    }
  }

  const remove = () => {
    running.current?.abort()
    setState('idle')
    form.file('resume', null)
    takeBack()
  }

  /** For an application that starts anew. */
  const forget = () => {
    corrected.current = null
  }

  return { state, choose, remove, forget }
}
