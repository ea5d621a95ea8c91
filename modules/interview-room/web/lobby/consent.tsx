import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { CandidateScreening } from '../../contract.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import { type Consent, CONSENT_TEXT, giveConsent, screeningQuery } from '../candidate-api.ts'
import { Part } from '../frame.tsx'

interface ConsentPartProps {
  token: string
  screening: CandidateScreening
  onAgreed: () => void
}

interface Ticks {
  readonly ai: boolean
  readonly voice: boolean
  readonly picture: boolean
  readonly keep: boolean
}

/** What somebody may still agree to: once it has begun, an agreement can only become less. */
function most({ recording, consent, state }: CandidateScreening): CandidateScreening['recording'] {
  return consent && isStarted(state) ? consent.recording : recording
}

const recordingOf = ({ voice, picture }: Ticks): Consent['recording'] => {
  if (!voice) return 'none'
  return picture ? 'video' : 'audio'
}

/** The agreement, in four plain sentences, and the way in. */
export function ConsentPart({ token, screening, onAgreed }: ConsentPartProps) {
  const { consent, organization, state } = screening
  const client = useQueryClient()
  const [ticks, setTicks] = useState<Ticks>({
    ai: consent?.ai_interview ?? false,
    voice: consent ? consent.recording !== 'none' : false,
    picture: consent?.recording === 'video',
    keep: consent?.keep_for_other_roles ?? false,
  })
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const first = useRef<HTMLInputElement>(null)
  const limit = most(screening)
  async function begin() {
    if (!ticks.ai) {
      setMissing(true)
      return first.current?.focus()
    }
    setBusy(true)
    setError(null)
    try {
      const agreed = await giveConsent(token, {
        ai_interview: true,
        recording: recordingOf(ticks),
        keep_for_other_roles: ticks.keep,
        text_version: CONSENT_TEXT,
      })
      // The room reads the same query, and lets nobody in without it.
      client.setQueryData(screeningQuery(token).queryKey, { ...screening, consent: agreed })
      onAgreed()
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }
  return (
    <Part
      id="consent"
      title="Your consent"
      aside="One is needed, the others are up to you and change nothing for the result."
    >
      <div className="iv-ticks">
        <Tick
          ref={first}
          label="An AI may ask me the questions"
          note="A program with a synthetic voice. It scores my answers and shows why; people decide."
          needed
          checked={ticks.ai}
          error={missing && !ticks.ai ? 'Tick this to start, or ask for another way of taking it.' : undefined}
          onChange={ai => setTicks({ ...ticks, ai })}
        />
        {limit !== 'none' && (
          <Tick
            label="My voice may be recorded"
            note="So that the readers can hear my own words. Without it they read what I said."
            checked={ticks.voice}
            onChange={voice => setTicks({ ...ticks, voice, picture: voice && ticks.picture })}
          />
        )}
        {limit === 'video' && (
          <Tick
            label="My picture may be recorded too"
            note="Nothing looks at faces. Without it, the readers hear and read me."
            checked={ticks.picture}
            onChange={picture => setTicks({ ...ticks, picture, voice: picture || ticks.voice })}
          />
        )}
        <Tick
          label={`${organization.organization_name} may keep my answers for other roles`}
          note="It asks me before using them. My application is then stored for one more year."
          checked={ticks.keep}
          onChange={keep => setTicks({ ...ticks, keep })}
        />
      </div>
      <div className="iv-go">
        <Button kind="primary" size="large" data-start busy={busy} onClick={() => void begin()}>
          {isStarted(state) ? 'Go on with the interview' : 'Begin the interview'}
        </Button>
        <p className="iv-note" role={error ? 'alert' : undefined}>
          {error ? errorWords(error).says : 'The first question comes a few seconds after you press.'}
        </p>
      </div>
    </Part>
  )
}

interface TickProps {
  ref?: React.Ref<HTMLInputElement>
  label: string
  note: string
  needed?: boolean
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

function Tick({ ref, label, note, needed, checked, error, onChange }: TickProps) {
  const id = label.toLocaleLowerCase().replaceAll(/[^a-z]+/g, '-')
  return (
    <label className="iv-tick" data-missing={error ? true : undefined}>
      <input
        ref={ref}
        type="checkbox"
        className="tick"
        checked={checked}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note${error ? ` ${id}-error` : ''}`}
        onChange={event => onChange(event.target.checked)}
      />
      <span>
        <b>{label}</b>
        <span id={`${id}-note`} className="iv-note mt-0.5 block">
          {note}
        </span>
        {error && (
          <span id={`${id}-error`} className="iv-tick-error" role="alert">
            {error}
          </span>
        )}
      </span>
      <Chip data-free={needed ? undefined : true}>{needed ? 'Needed' : 'Up to you'}</Chip>
    </label>
  )
}
