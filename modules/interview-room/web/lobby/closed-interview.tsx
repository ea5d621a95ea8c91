import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { isOver, isStarted } from '#modules/screenings/policy.ts'
import type { CandidateScreening } from '../../contract.ts'
import { lobbyWords } from '../../words/lobby.ts'

const words = lobbyWords.closed

function reasonFor({ state, until, time_zone, organization, first_name, paused }: CandidateScreening) {
  const name = organization.organization_name
  if (paused) return { title: words.paused, text: words.pausedText(name), hasTranscript: false }
  if (isOver(state)) return { title: words.taken(first_name), text: words.takenText, hasTranscript: true }
  if (state === 'cancelled') return { title: words.cancelled, text: words.cancelledText(name), hasTranscript: false }
  const when = locale.instant(new Date(until), time_zone, new Date())
  return { title: words.expired, text: words.expiredText(when, name), hasTranscript: isStarted(state) }
}

/** An interview that can't be entered any more: why, and what can still be done. */
export function ClosedInterview({ screening, onRead }: { screening: CandidateScreening; onRead: () => void }) {
  const { title, text, hasTranscript } = reasonFor(screening)
  return (
    <section className="iv-thanks">
      <div className="iv-bars" aria-hidden="true">
        <i />
        <i data-open={isOver(screening.state) ? undefined : true} />
      </div>
      <h1>{title}</h1>
      <p className="iv-lead">{text}</p>
      {screening.paused && (
        <p className="iv-lead">
          {words.pausedContact}{' '}
          {screening.paused.contact.email ? (
            <a className="iv-link" href={`mailto:${screening.paused.contact.email}`}>
              {screening.paused.contact.name}, {screening.paused.contact.email}
            </a>
          ) : (
            screening.paused.contact.name
          )}
        </p>
      )}
      {hasTranscript && (
        <p className="iv-go">
          <Button kind="primary" size="large" onClick={onRead}>
            {words.readTranscript}
          </Button>
        </p>
      )}
    </section>
  )
}
