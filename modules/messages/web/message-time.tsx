import { browserZone, zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useNow } from '#ui/use-now.ts'
import { messageWords as words } from '../words/messages.ts'

interface MessageTimeProps {
  /** As a field of the browser writes it, in the sender's zone; empty to send now. */
  value: string
  onChange: (value: string) => void
  /** Null in blind review: a place tells who somebody is. */
  candidateZone: string | null
  error?: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as the value of a date and time field, in the browser's zone. */
export const localValue = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/** 09:00 tomorrow, in the sender's zone. */
const tomorrow = (now: Date) => localValue(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9))

/** When an e-mail is sent: now, or at a time of the sender's zone that is shown in the candidate's too. */
export function MessageTime({ value, onChange, candidateZone, error }: MessageTimeProps) {
  const now = useNow()
  const zone = browserZone()
  const at = value === '' ? null : new Date(value)
  const valid = at !== null && !Number.isNaN(at.getTime())
  return (
    <div className="grid gap-3">
      <Field label={words.when} group>
        <RadioCards
          name="message-time"
          columns={2}
          value={value === '' ? 'now' : 'later'}
          onChange={event => onChange(event.target.value === 'now' ? '' : tomorrow(now))}
          cards={[
            { value: 'now', label: words.now, help: words.nowHelp },
            { value: 'later', label: words.later, help: words.laterHelp(zoneCity(zone)) },
          ]}
        />
      </Field>
      {value !== '' && (
        <Field
          label={words.date}
          error={error}
          help={
            valid && candidateZone && candidateZone !== zone
              ? words.there(locale.instant(at, candidateZone, now))
              : undefined
          }
        >
          <Input
            type="datetime-local"
            className="sm:max-w-64"
            value={value}
            min={localValue(now)}
            onChange={event => onChange(event.target.value || tomorrow(now))}
          />
        </Field>
      )}
    </div>
  )
}
