import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { brandingWords as words } from '../words/registration.ts'
import { type Look, LookPreview, ViewPicture } from './look-preview.tsx'

interface LookFormProps {
  name: string
  busy: boolean
  error: unknown
  onSubmit: (look: Look, logo: File | null) => void
  /** Skips the step: the branding can be set later. */
  onSkip: () => void
}

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp']
/** 2 MB, the limit of the server. */
const LOGO_BYTES = 2 * 1024 * 1024

/** Logo, two colors, and the layout of open roles. The preview adjusts pale colors like the public pages do. */
export function LookForm({ name, busy, error, onSubmit, onSkip }: LookFormProps) {
  const form = useForm<Look>({ defaultValues: { primary: '#0f5f54', secondary: '#fff0bf', view: 'list' } })
  const logo = useLogo()
  const look = useWatch({ control: form.control }) as Look
  return (
    <form noValidate className="grid gap-7" onSubmit={form.handleSubmit(values => onSubmit(values, logo.file))}>
      <Field label={words.logo} optional help={words.logoHelp} error={logo.error}>
        <FileDrop
          accept={LOGO_TYPES.join()}
          hint={words.logoHint}
          file={logo.file}
          onFile={logo.choose}
          onRemove={logo.remove}
          preview={logo.url && <img src={logo.url} alt="" className="size-10 rounded-control object-contain" />}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <ColorField
          label={words.primary}
          help={words.primaryHelp}
          value={look.primary}
          onChange={value => form.setValue('primary', value)}
        />
        <ColorField
          label={words.secondary}
          help={words.secondaryHelp}
          value={look.secondary}
          onChange={value => form.setValue('secondary', value)}
        />
      </div>
      <Field label={words.view} group>
        <RadioCards
          {...form.register('view')}
          columns={2}
          cards={[
            { value: 'list', ...words.views.list, picture: <ViewPicture view="list" /> },
            { value: 'cards', ...words.views.cards, picture: <ViewPicture view="cards" /> },
          ]}
        />
      </Field>
      <LookPreview name={name} logo={logo.url} look={look} />
      <FormProblem error={error} title={words.failed} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="primary" size="large" busy={busy}>
          {words.submit}
        </Button>
        <Button size="large" kind="quiet" onClick={onSkip}>
          {words.skip}
        </Button>
      </div>
    </form>
  )
}

const HEX = /^#[0-9a-f]{6}$/i

function ColorField({
  label,
  help,
  value,
  onChange,
}: {
  label: string
  help: string
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const set = (next: string) => {
    setTyped(next)
    if (HEX.test(next)) onChange(next.toLowerCase())
  }
  const invalid = !HEX.test(typed)
  return (
    <Field label={label} help={help} error={invalid ? words.colorFormat : undefined}>
      <span className="flex gap-2">
        <Input
          id={`${label}-pick`}
          aria-label={words.picker(label)}
          type="color"
          value={value}
          onChange={event => set(event.target.value)}
        />
        <Input
          value={typed}
          spellCheck={false}
          maxLength={7}
          onChange={event => set(event.target.value)}
          className="font-mono"
        />
      </span>
    </Field>
  )
}

/** The chosen logo, checked for type and size, with a URL for its preview. */
function useLogo() {
  const [file, setFile] = useState<File | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  const choose = (chosen: File) => {
    if (!LOGO_TYPES.includes(chosen.type)) return setError(words.logoType)
    if (chosen.size > LOGO_BYTES) return setError(words.logoSize)
    setError(undefined)
    setFile(chosen)
    setUrl(URL.createObjectURL(chosen))
  }
  const remove = () => {
    setFile(null)
    setUrl(null)
  }
  return { file, url, error, choose, remove }
}
