import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import type { CandidateScreening } from '../../contract.ts'
import { deviceWords } from '../../words/devices.ts'
import { type Consent, CONSENT_VERSION, giveConsent, screeningQuery } from '../candidate-api.ts'
import { Part } from '../frame.tsx'

const words = deviceWords.consent

interface ConsentPartProps {
  token: string
  screening: CandidateScreening
  /** Whether answers can be spoken here. If they have to be typed, there is nothing to record. */
  canSpeak: boolean
  onAgreed: () => void
}

interface Choices {
  readonly ai: boolean
  readonly voice: boolean
  readonly camera: boolean
  readonly store: boolean
}

/** The most that can be consented to: once the interview has started, consent can only be reduced. */
const limitOf = ({ recording, consent, state }: CandidateScreening): CandidateScreening['recording'] =>
  consent && isStarted(state) ? consent.recording : recording

const recordingOf = ({ voice, camera }: Choices): Consent['recording'] => {
  if (!voice) return 'none'
  return camera ? 'video' : 'audio'
}

/** The candidate's consent, and the way into the interview. */
export function ConsentPart({ token, screening, canSpeak, onAgreed }: ConsentPartProps) {
  const { consent, organization, state } = screening
  const client = useQueryClient()
  const [choices, setChoices] = useState<Choices>({
    ai: consent?.ai_interview ?? false,
    voice: consent ? consent.recording !== 'none' : false,
    camera: consent?.recording === 'video',
    store: consent?.keep_for_other_roles ?? false,
  })
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const first = useRef<HTMLInputElement>(null)
  const limit = limitOf(screening)
  async function start() {
    if (!choices.ai) {
      setMissing(true)
      return first.current?.focus()
    }
    setBusy(true)
    setError(null)
    try {
      const agreed = await giveConsent(token, {
        ai_interview: true,
        recording: recordingOf(choices),
        keep_for_other_roles: choices.store,
        text_version: CONSENT_VERSION,
      })
      // The room reads the same query, and does not admit candidates without consent.
      client.setQueryData(screeningQuery(token).queryKey, { ...screening, consent: agreed })
      onAgreed()
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }
  const aiNote = words.aiNote(screening.engines.language_model !== null)
  return (
    <Part id="consent" title={words.title} aside={words.aside}>
      <div className="iv-choices">
        <Choice
          ref={first}
          label={words.ai}
          note={screening.integrity_signals ? `${aiNote} ${words.tabNote}` : aiNote}
          required
          checked={choices.ai}
          error={missing && !choices.ai ? words.aiMissing : undefined}
          onChange={ai => setChoices({ ...choices, ai })}
        />
        {canSpeak && limit !== 'none' && (
          <Choice
            label={words.voice}
            note={words.voiceNote}
            checked={choices.voice}
            onChange={voice => setChoices({ ...choices, voice, camera: voice && choices.camera })}
          />
        )}
        {canSpeak && limit === 'video' && (
          <Choice
            label={words.camera}
            note={words.cameraNote}
            checked={choices.camera}
            onChange={camera => setChoices({ ...choices, camera, voice: camera || choices.voice })}
          />
        )}
        <Choice
          label={words.store(organization.organization_name)}
          note={words.storeNote}
          checked={choices.store}
          onChange={store => setChoices({ ...choices, store })}
        />
      </div>
      <div className="iv-go">
        <Button kind="primary" size="large" data-start busy={busy} onClick={() => void start()}>
          {isStarted(state) ? words.continue : words.start}
        </Button>
        <p className="iv-note" role={error ? 'alert' : undefined}>
          {error ? errorWords(error).says : words.startNote}
        </p>
      </div>
    </Part>
  )
}

interface ChoiceProps {
  ref?: React.Ref<HTMLInputElement>
  label: string
  note: string
  required?: boolean
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

function Choice({ ref, label, note, required, checked, error, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <label className="iv-choice" data-missing={error ? true : undefined}>
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
          <span id={`${id}-error`} className="iv-field-error" role="alert">
            {error}
          </span>
        )}
      </span>
      <Chip data-optional={required ? undefined : true}>{required ? words.required : words.optional}</Chip>
    </label>
  )
}
