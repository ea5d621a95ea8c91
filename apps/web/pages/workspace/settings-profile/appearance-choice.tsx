import { Field } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { chooseScheme, isColorScheme, useScheme } from '#ui/theme.ts'
import { settingsPageWords as words } from '../../../words/settings.ts'

/** Light, dark, or the system's setting, on this device. */
export function AppearanceChoice() {
  const { scheme } = useScheme()
  return (
    <Field label={words.appearance} group className="max-w-[560px]">
      <RadioCards
        name="scheme"
        columns={3}
        value={scheme}
        onChange={({ target }) => isColorScheme(target.value) && chooseScheme(target.value)}
        cards={[
          { value: 'light', label: words.schemes.light },
          { value: 'dark', label: words.schemes.dark },
          { value: 'system', label: words.schemes.system },
        ]}
      />
    </Field>
  )
}
