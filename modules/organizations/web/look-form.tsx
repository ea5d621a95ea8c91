import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { type Look, LookPreview, ViewPicture } from './look-preview.tsx'

interface LookFormProps {
  name: string
  busy: boolean
  error: unknown
  onSubmit: (look: Look, logo: File | null) => void
  /** The way past it: the look can be chosen later. */
  onSkip: () => void
}

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp']
/** 2 MB, as the server takes. */
const LOGO_BYTES = 2 * 1024 * 1024

/** Logo, two colours, and how open roles are shown; the preview corrects pale colours as the public pages will. */
export function LookForm({ name, busy, error, onSubmit, onSkip }: LookFormProps) {
  const form = useForm<Look>({ defaultValues: { primary: '#0f5f54', secondary: '#fff0bf', view: 'list' } })
  const logo = useLogo()
  const look = useWatch({ control: form.control }) as Look
  return (
    <form noValidate className="grid gap-7" onSubmit={form.handleSubmit(values => onSubmit(values, logo.file))}>
      <Field label="Logo" optional help="PNG, JPEG or WebP, up to 2 MB. A square one sits best." error={logo.error}>
        <FileDrop
          accept={LOGO_TYPES.join()}
          hint="Drop a picture here, or choose one."
          file={logo.file}
          onFile={logo.take}
          onRemove={logo.remove}
          preview={logo.url && <img src={logo.url} alt="" className="size-10 rounded-control object-contain" />}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <ColorField
          label="Main colour"
          help="Buttons, links, the head of your page."
          value={look.primary}
          onChange={value => form.setValue('primary', value)}
        />
        <ColorField
          label="Second colour"
          help="Small accents on the main one."
          value={look.secondary}
          onChange={value => form.setValue('secondary', value)}
        />
      </div>
      <Field label="How open roles are shown" group>
        <RadioCards
          {...form.register('view')}
          columns={2}
          cards={[
            {
              value: 'list',
              label: 'List',
              help: 'Many roles, read at a glance.',
              picture: <ViewPicture view="list" />,
            },
            {
              value: 'cards',
              label: 'Cards',
              help: 'A few roles, each with room.',
              picture: <ViewPicture view="cards" />,
            },
          ]}
        />
      </Field>
      <LookPreview name={name} logo={logo.url} look={look} />
      <FormProblem error={error} title="The look was not saved" />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="primary" size="large" busy={busy}>
          Save the look
        </Button>
        <Button size="large" kind="quiet" onClick={onSkip}>
          Later, in the settings
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
  const bad = !HEX.test(typed)
  return (
    <Field label={label} help={help} error={bad ? 'Please give a colour like #0f5f54.' : undefined}>
      <span className="flex gap-2">
        <Input
          id={`${label}-pick`}
          aria-label={`${label}, picker`}
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

/** The chosen picture, checked by kind and size, with an address to show it by. */
function useLogo() {
  const [file, setFile] = useState<File | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  const take = (given: File) => {
    if (!LOGO_TYPES.includes(given.type))
      return setError('This kind of file cannot be a logo. Please give a PNG, JPEG or WebP.')
    if (given.size > LOGO_BYTES) return setError('This picture is larger than 2 MB. Please give a smaller one.')
    setError(undefined)
    setFile(given)
    setUrl(URL.createObjectURL(given))
  }
  const remove = () => {
    setFile(null)
    setUrl(null)
  }
  return { file, url, error, take, remove }
}
