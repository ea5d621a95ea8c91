import { useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useSchemaForm } from '#ui/form.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { applicationPageView, colors } from '../contract.ts'
import { brandingWords as words } from '../words/registration.ts'
import { ColorField } from './color-field.tsx'
import { LOGO_TYPES, useLogo } from './use-logo.ts'
import { type Look, LookPreview, ViewPicture } from './look-preview.tsx'

interface LookFormProps {
  name: string
  busy: boolean
  error: unknown
  onSubmit: (look: Look, logo: File | null) => void
  /** Skips the step: the branding can be set later. */
  onSkip: () => void
}

const schema = colors.extend({ view: applicationPageView })
const START: Look = { primary: '#0f5f54', secondary: '#fff0bf', view: 'list' }

/** Logo, two colors, and the layout of open roles. The preview adjusts pale colors like the public pages do. */
export function LookForm({ name, busy, error, onSubmit, onSkip }: LookFormProps) {
  const form = useSchemaForm(schema, START)
  const logo = useLogo()
  const look = { ...START, ...useWatch({ control: form.control }) }
  const { errors } = form.formState
  const color = (field: 'primary' | 'secondary') => ({
    input: form.register(field),
    value: look[field],
    fallback: START.primary,
    error: errors[field]?.message,
    onPick: (value: string) => form.setValue(field, value, { shouldValidate: true, shouldDirty: true }),
  })
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
        <ColorField label={words.primary} help={words.primaryHelp} {...color('primary')} />
        <ColorField label={words.secondary} help={words.secondaryHelp} {...color('secondary')} />
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
