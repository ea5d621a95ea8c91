import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { useScheme } from '#ui/theme.ts'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import { brandingWords } from '../../words/registration.ts'
import { ColorField } from '../color-field.tsx'
import { LookPreview } from '../look-preview.tsx'
import { LOGO_TYPES, type useLogo } from '../use-logo.ts'
import { ContrastChecks } from './contrast-checks.tsx'
import type { SettingsForm } from './settings-fields.ts'

const THEMES = ['light', 'dark'] as const

interface BrandPartProps {
  form: SettingsForm
  /** The logo that was chosen and is not saved. */
  logo: ReturnType<typeof useLogo>
  savedLogo: string | null
  isRemoved: boolean
  /** Marks the saved logo as removed, or not; null if there is none. */
  onRemoveSaved: ((isRemoved: boolean) => void) | null
}

/** Logo and colors, with what becomes of the colors where they would be hard to read. */
export function BrandPart({ form, logo, savedLogo, isRemoved, onRemoveSaved }: BrandPartProps) {
  const { theme: own } = useScheme()
  const [theme, setTheme] = useState<(typeof THEMES)[number]>(own)
  const { errors, defaultValues } = form.formState
  const [name, headline, primary, secondary, view] = form.watch([
    'name',
    'career_headline',
    'primary',
    'secondary',
    'application_page_view',
  ])
  const color = (field: 'primary' | 'secondary', value: string) => ({
    input: form.register(field),
    value,
    fallback: defaultValues?.[field] ?? '#0f5f54',
    error: errors[field]?.message,
    onPick: (picked: string) => form.setValue(field, picked, { shouldValidate: true, shouldDirty: true }),
  })
  const shown = logo.url ?? savedLogo
  const remove = () => (logo.file ? logo.remove() : onRemoveSaved?.(true))
  return (
    <SettingsPart id="brand" title={words.parts.brand} note={words.notes.brand}>
      <div className="grid max-w-[1000px] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <Field label={words.logo} optional help={brandingWords.logoHelp} error={logo.error}>
            <FileDrop
              accept={LOGO_TYPES.join()}
              hint={isRemoved ? words.logoRemoved : brandingWords.logoHint}
              file={logo.file ?? (savedLogo ? { name: words.currentLogo } : null)}
              onFile={logo.choose}
              onRemove={remove}
              preview={shown && <img src={shown} alt="" className="size-10 rounded-control object-contain" />}
            />
          </Field>
          {isRemoved && !logo.file && (
            <div>
              <Button size="small" onClick={() => onRemoveSaved?.(false)}>
                {words.keepLogo}
              </Button>
            </div>
          )}
          <div className="grid gap-5 sm:grid-cols-2 sm:items-end sm:gap-4">
            <ColorField label={brandingWords.primary} help={brandingWords.primaryHelp} {...color('primary', primary)} />
            <ColorField
              label={brandingWords.secondary}
              help={brandingWords.secondaryHelp}
              {...color('secondary', secondary)}
            />
          </div>
          <ContrastChecks primary={primary} secondary={secondary} theme={theme} />
        </div>
        <LookPreview
          name={name}
          logo={shown}
          headline={headline}
          look={{ primary, secondary, view }}
          theme={theme}
          aside={
            <span className="flex gap-1">
              {THEMES.map(one => (
                <Button
                  key={one}
                  size="small"
                  kind="quiet"
                  aria-pressed={theme === one}
                  aria-label={words.previewAs(words.themes[one])}
                  onClick={() => setTheme(one)}
                >
                  {words.themes[one]}
                </Button>
              ))}
            </span>
          }
        />
      </div>
    </SettingsPart>
  )
}
