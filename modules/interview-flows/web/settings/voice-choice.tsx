import { useQuery } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { testVoice, voicesQuery } from '../api.ts'
import { useSound } from './use-sound.ts'

/** The name of the sound that speaks the person's own sentence. */
const OWN = 'own sentence'

/** The voices with samples, and a sentence of one's own in the chosen voice. */
export function VoiceChoice({
  field,
  chosen,
  error,
  readOnly,
}: {
  field: UseFormRegisterReturn
  chosen: string
  error?: string
  readOnly: boolean
}) {
  const voices = useQuery(voicesQuery())
  const sound = useSound()
  const [text, setText] = useState<string>(words.testExample)
  if (voices.isPending) return <Skeleton className="h-52 w-full" />
  if (voices.isError)
    return (
      <Alert tone="danger" title={words.voicesFailed} live>
        {errorWords(voices.error).says}
      </Alert>
    )
  return (
    <div className="grid gap-4">
      <Field label={words.provider(voices.data.provider)} group error={error}>
        <div
          role="radiogroup"
          aria-label={words.voice}
          className="overflow-hidden rounded-card border border-line-strong"
        >
          {voices.data.voices.map(({ voice_id, name, language, preview_url }) => {
            const plays = sound.playing === voice_id
            return (
              <label
                key={voice_id}
                className="flex min-h-13 items-center gap-3 border-t border-line px-3 first:border-0 has-checked:bg-brand-tint"
              >
                <input {...field} type="radio" className="dot" value={voice_id} disabled={readOnly} />
                <IconButton
                  icon={plays ? Square : Play}
                  label={plays ? words.stop(name) : words.play(name)}
                  onClick={() => sound.toggle(voice_id, () => preview_url)}
                />
                <span className="min-w-0 flex-1 font-medium">{name}</span>
                <span className="text-13 text-text-2">{locale.language(language)}</span>
              </label>
            )
          })}
        </div>
      </Field>
      {!readOnly && (
        <Field label={words.testText} help={words.testHelp}>
          <span className="flex gap-2">
            <Input
              value={text}
              maxLength={300}
              onChange={event => setText(event.target.value)}
              className="min-w-0 flex-1"
            />
            <Button
              disabled={text.trim() === ''}
              onClick={() =>
                sound.toggle(OWN, async () =>
                  URL.createObjectURL(await testVoice({ voice_id: chosen, text: text.trim() })),
                )
              }
            >
              <Icon of={sound.playing === OWN ? Square : Play} />
              {sound.playing === OWN ? words.stopText : words.playText}
            </Button>
          </span>
        </Field>
      )}
      {sound.failed && (
        <p role="alert" className="text-13 text-danger">
          {words.playFailed}
        </p>
      )}
    </div>
  )
}
