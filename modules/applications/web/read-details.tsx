import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResumeDetails, ShownDetails } from '#modules/resumes/contract.ts'
import { draftOf } from '#modules/resumes/web/corrections-of.ts'
import { type DetailErrors, type DraftDetails, errorsOf, fromDraft } from '#modules/resumes/web/details-draft.ts'
import { DetailsEditor } from '#modules/resumes/web/details-editor.tsx'
import { focusFirstError } from '#modules/resumes/web/focus-error.ts'
import { DetailsList, WasRead } from '#modules/resumes/web/details-list.tsx'
import { detailWords, readingPanelWords as words } from '#modules/resumes/words/details.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { useNow } from '#ui/use-now.ts'
import { correctResume, refreshApplications } from './api.ts'

/** Words of a page. */
export interface SourceWords {
  readonly page: number
  readonly start: number
  readonly end: number
}

interface ReadDetailsProps {
  applicationId: string
  shown: ShownDetails
  /** Of the file. Sources name their page only if there are several. */
  pageCount: number
  /** May correct. */
  decides: boolean
  /** A value is pointed at: its words are marked in the page. */
  onPoint: (words: SourceWords | null) => void
  /** A value is chosen: its page is scrolled to. */
  onOpen: (words: SourceWords) => void
}

/** What was read from the résumé: each value with its source, differences between readings, and corrections. */
export function ReadDetails({ applicationId, shown, pageCount, decides, onPoint, onOpen }: ReadDetailsProps) {
  const [isEditing, setIsEditing] = useState(false)
  const now = useNow()
  const last = shown.corrections.at(-1)
  const isEmpty = Object.values(shown.details).every(({ length }) => length === 0)
  const value = (path: string, text: string) => (
    <Value
      text={text}
      withPage={pageCount > 1}
      source={shown.sources[path]}
      others={shown.others.filter(one => one.path === path)}
      onPoint={onPoint}
      onOpen={onOpen}
    />
  )
  return (
    <section aria-label={words.title} className="card px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">{words.title}</h2>
        {decides && !isEditing && (
          <Button size="small" onClick={() => setIsEditing(true)}>
            {isEmpty ? words.enter : words.correct}
          </Button>
        )}
      </div>
      <div className="mt-1 grid gap-1 text-13 text-text-2">
        {last && <p>{words.by[last.by](locale.day(new Date(last.at), browserZone(), now))}</p>}
        {shown.model === 'failed' && <p>{words.modelFailed}</p>}
        {shown.others.length > 0 && <p className="font-medium text-text">{words.differences(shown.others.length)}</p>}
      </div>
      {shown.quality && shown.quality.problems.length > 0 && (
        <Alert tone="attention" title={shown.quality.problems[0]} className="mt-3">
          {shown.quality.problems.length > 1 && shown.quality.problems.slice(1).join(' ')}
        </Alert>
      )}
      {isEditing ? (
        <Editing applicationId={applicationId} shown={shown} onDone={() => setIsEditing(false)} />
      ) : isEmpty ? (
        <p className="mt-1 text-13 text-text-2">{words.nothing}</p>
      ) : (
        <div className="mt-4">
          <DetailsList
            details={shown.details}
            value={value}
            below={section => <WasRead read={shown.read} details={shown.details} section={section} />}
          />
        </div>
      )}
    </section>
  )
}

interface ValueProps {
  text: string
  withPage: boolean
  source: ShownDetails['sources'][string] | undefined
  others: ShownDetails['others']
  onPoint: (words: SourceWords | null) => void
  onOpen: (words: SourceWords) => void
}

/** A value with where it is from, and what the other reading has instead. */
function Value({ text, withPage, source, others, onPoint, onOpen }: ValueProps) {
  const at = source?.at ?? null
  const isEntered = source?.method === 'candidate' || source?.method === 'recruiter'
  return (
    <span>
      {at ? (
        <button
          type="button"
          className="-mx-1 inline-block min-h-6 rounded-control px-1 text-left wrap-anywhere hover:bg-sunken focus-visible:bg-sunken"
          title={words.sourceTitle(words.methodTitles[source!.method], at.page)}
          onMouseEnter={() => onPoint(at)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(at)}
          onBlur={() => onPoint(null)}
          onClick={() => onOpen({ ...at })}
        >
          {text}{' '}
          <span className="num text-12 text-text-3">
            {locale.parts([
              source!.method === 'model' ? words.methods.model : null,
              withPage ? detailWords.page(at.page) : null,
            ])}
          </span>
        </button>
      ) : (
        <span className="wrap-anywhere">{text}</span>
      )}
      {isEntered && (
        <Chip tone="brand" className="ml-1.5" title={words.methodTitles[source.method]}>
          {words.methods[source.method]}
        </Chip>
      )}
      {others.map(other => (
        <span key={other.value} className="block text-13 text-attention">
          {words.otherReading(words.methods[other.method], other.value)}
        </span>
      ))}
    </span>
  )
}

interface EditingProps {
  applicationId: string
  shown: ShownDetails
  onDone: () => void
}

function Editing({ applicationId, shown, onDone }: EditingProps) {
  const client = useQueryClient()
  const [before] = useState<DraftDetails>(() => draftOf(shown.details))
  const [draft, setDraft] = useState(before)
  const [errors, setErrors] = useState<DetailErrors>({})
  const saving = useMutation({
    mutationFn: (details: ResumeDetails) => correctResume(applicationId, shown.version, details),
    onSuccess: async () => {
      await refreshApplications(client)
      // The new match starts in the same moment.
      void client.invalidateQueries({ queryKey: ['evaluation', 'review'] })
      onDone()
    },
    onError: error => setErrors(errorsOf(error)),
  })
  useLeaveWarning(draft !== before && !saving.isSuccess)
  const save = (form: HTMLFormElement) => {
    const result = fromDraft(draft)
    setErrors('errors' in result ? result.errors : {})
    if ('details' in result) saving.mutate(result.details)
    else focusFirstError(form)
  }
  return (
    <form
      className="mt-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <DetailsEditor draft={draft} onChange={setDraft} errors={errors} withContact />
      <FormProblem error={saving.error} title={words.failed} />
      <div className="mt-4 flex gap-2">
        <Button type="submit" kind="primary" busy={saving.isPending}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
