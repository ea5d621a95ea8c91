import { useQuery } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CallError } from '#platform/contract/client.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { interviewSettingsWords as words } from '../../words/settings.ts'
import { testVoice, voicesQuery } from '../api.ts'
import { useSound } from './use-sound.ts'

interface VoiceChoiceProps {
  field: UseFormRegisterReturn
  /** The voice that was chosen before. It stays when it is not available. */
  saved: string
  error?: string
  readOnly: boolean
}

/** The voices. Each of them says a sentence of one's own; who may not edit hears a sample. */
export function VoiceChoice({ field, saved, error, readOnly }: VoiceChoiceProps) {
  const voices = useQuery(voicesQuery())
  const sound = useSound()
  const [text, setText] = useState<string>(words.testExample)
  if (voices.isPending) return <Skeleton className="h-52 w-full" />
  if (voices.isError)
    return (
      <Alert
        tone="danger"
        title={words.voicesFailed}
        live
        actions={
          <Button size="small" onClick={() => void voices.refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {errorWords(voices.error).says}
      </Alert>
    )
  const { provider, problem } = voices.data
  const isMissing = saved !== '' && !voices.data.voices.some(({ voice_id }) => voice_id === saved)
  const spoken = text.trim()
  const load = (voice_id: string, preview_url: string) => async () =>
    readOnly || spoken === '' ? preview_url : URL.createObjectURL(await testVoice({ voice_id, text: spoken }))
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert tone="attention" title={words.providerProblem}>
          {problem}
        </Alert>
      )}
      {!readOnly && (
        <Field label={words.testText} help={words.testHelp}>
          <Input value={text} maxLength={300} onChange={event => setText(event.target.value)} />
        </Field>
      )}
      <Field
        label={provider === 'offline' ? words.offlineOnly : words.withProvider}
        help={provider === 'offline' ? undefined : words.sentTo}
        group
        error={error}
      >
        <div
          role="radiogroup"
          aria-label={words.voice}
          className="max-h-120 overflow-y-auto rounded-card border border-line-strong"
        >
          {isMissing && (
            <label className="flex min-h-13 items-center gap-3 px-3 py-1.5 has-checked:bg-brand-tint">
              <input {...field} type="radio" className="dot" value={saved} disabled={readOnly} />
              <span>
                <span className="block font-medium">{words.missing}</span>
                <span className="block text-13 text-text-2">{words.missingNote}</span>
              </span>
            </label>
          )}
          {voices.data.voices.map(({ voice_id, name, language, preview_url, provider: from }) => {
            const plays = sound.playing === voice_id
            return (
              <label
                key={voice_id}
                className="flex min-h-13 items-center gap-3 border-t border-line px-3 py-1.5 first:border-0 has-checked:bg-brand-tint"
              >
                <input {...field} type="radio" className="dot" value={voice_id} disabled={readOnly} />
                <IconButton
                  icon={plays ? Square : Play}
                  label={plays ? words.stop(name) : words.play(name)}
                  onClick={() => sound.toggle(voice_id, load(voice_id, preview_url))}
                />
                <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
                <span className="text-right text-13 text-text-2">
                  {locale.language(language)}
                  {provider !== 'offline' && <span className="block text-12">{words.voiceOf(from)}</span>}
                </span>
              </label>
            )
          })}
        </div>
      </Field>
      {sound.failed !== null && (
        <p role="alert" className="text-13 text-danger">
          {sound.failed instanceof CallError ? errorWords(sound.failed).says : words.playFailed}
        </p>
      )}
    </div>
  )
}
