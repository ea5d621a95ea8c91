import { useEffect, useRef, useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { ResumeDetails } from '#modules/resumes/contract.ts'
import { draftOf } from '#modules/resumes/web/corrections-of.ts'
import { type DetailErrors, type DraftDetails, errorsOf, fromDraft } from '#modules/resumes/web/details-draft.ts'
import { DetailsEditor } from '#modules/resumes/web/details-editor.tsx'
import { focusFirstError } from '#modules/resumes/web/focus-error.ts'
import { DetailsList, WasRead } from '#modules/resumes/web/details-list.tsx'
import { ownDetailsWords as words } from '#modules/resumes/words/details.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { useNow } from '#ui/use-now.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { correctOwnDetails, type OwnDetails, readOwnDetails } from './api.ts'
import { StatusSection } from './status-sections.tsx'

type Loaded = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'loaded'; own: OwnDetails }

/** The résumé is still being read: asked again after so many ms. */
const ASK_AGAIN_MS = 4000

/** What was read from the résumé, on the status page. The candidate can correct it until the decision. */
export function OwnDetailsSection({ token }: { token: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [asked, setAsked] = useState(0)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    readOwnDetails(token, leaving.signal).then(
      own => {
        setLoaded({ kind: 'loaded', own })
        if (own.state === 'reading') timer = setTimeout(() => setAsked(count => count + 1), ASK_AGAIN_MS)
      },
      () => !leaving.signal.aborted && setLoaded({ kind: 'failed' }),
    )
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [token, asked])
  const again = () => setAsked(count => count + 1)
  return (
    <StatusSection title={words.title}>
      {loaded.kind === 'loading' && (
        <div className="mt-3 grid gap-2" role="status" aria-label={words.loading}>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      )}
      {loaded.kind === 'failed' && (
        <p className="mt-1.5 text-14 text-text-2">
          {words.notLoaded}{' '}
          <button type="button" className="link min-h-11" onClick={again}>
            {words.retry}
          </button>
        </p>
      )}
      {loaded.kind === 'loaded' && (
        <Details
          // After saving, the card shows what was saved.
          key={loaded.own.details?.version ?? 'none'}
          own={loaded.own}
          token={token}
          isSaved={isSaved}
          onSaved={() => {
            setIsSaved(true)
            again()
          }}
          onEdit={() => setIsSaved(false)}
        />
      )}
      <p aria-live="polite" className="mt-2 text-14 text-brand empty:hidden">
        {isSaved ? words.saved : ''}
      </p>
    </StatusSection>
  )
}

interface DetailsProps {
  own: OwnDetails
  token: string
  /** It was just saved: the focus returns to the button. */
  isSaved: boolean
  onSaved: () => void
  onEdit: () => void
}

function Details({ own: { state, details: shown }, token, isSaved, onSaved, onEdit }: DetailsProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [wasEditing, setWasEditing] = useState(isSaved)
  const correct = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing && !isEditing) correct.current?.focus()
  }, [wasEditing, isEditing])
  const now = useNow()
  const day = (instant: string) => locale.day(new Date(instant), browserZone(), now)
  if (!shown) return <p className="mt-1.5 text-14 text-text-2">{state === 'none' ? words.none : words.reading}</p>
  const intro = !shown.can_correct
    ? words.closedText
    : state === 'unreadable'
      ? words.unreadable
      : state === 'partly'
        ? words.partly
        : words.text
  const last = shown.corrections.at(-1)
  return (
    <>
      <p className="mt-1.5 text-14 text-pretty text-text-2">{intro}</p>
      {last && (
        <p className="mt-1 text-14 text-text-2">
          {last.by === 'candidate' ? words.byYou(day(last.at)) : words.byTeam(day(last.at))}
        </p>
      )}
      {isEditing ? (
        <Editing
          token={token}
          version={shown.version}
          details={shown.details}
          onSaved={onSaved}
          onCancel={() => {
            setWasEditing(true)
            setIsEditing(false)
          }}
        />
      ) : (
        <>
          {(state !== 'unreadable' || shown.version > 0) && (
            <div className="mt-4">
              <DetailsList
                details={shown.details}
                below={section => <WasRead read={shown.read} details={shown.details} section={section} />}
              />
            </div>
          )}
          {shown.can_correct && (
            <Button
              className="mt-4 h-11! w-full text-14! md:w-auto"
              ref={correct}
              onClick={() => {
                onEdit()
                setIsEditing(true)
              }}
            >
              {state === 'unreadable' && shown.version === 0 ? words.enter : words.correct}
            </Button>
          )}
        </>
      )}
    </>
  )
}

interface EditingProps {
  token: string
  version: number
  details: ResumeDetails
  onSaved: () => void
  onCancel: () => void
}

function Editing({ token, version, details, onSaved, onCancel }: EditingProps) {
  const [before] = useState<DraftDetails>(() => draftOf(details))
  const [draft, setDraft] = useState(before)
  const [isSaved, setIsSaved] = useState(false)
  useLeaveWarning(draft !== before && !isSaved)
  const [errors, setErrors] = useState<DetailErrors>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const save = async (form: HTMLFormElement) => {
    const result = fromDraft(draft)
    setErrors('errors' in result ? result.errors : {})
    if ('errors' in result) return focusFirstError(form)
    setBusy(true)
    setFailure(null)
    try {
      await correctOwnDetails(token, version, result.details)
      setIsSaved(true)
      onSaved()
    } catch (error) {
      setFailure(error)
      setErrors(errorsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="mt-5"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <DetailsEditor draft={draft} onChange={setDraft} errors={errors} withContact roomy />
      <FormProblem error={failure} title={words.failed} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" kind="primary" className="h-11! text-14!" busy={busy}>
          {words.save}
        </Button>
        <Button kind="quiet" className="h-11! text-14!" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
