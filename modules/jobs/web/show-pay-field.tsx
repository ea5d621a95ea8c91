import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Scale } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { payLawOf } from '../pay-law.ts'
import { editorWords } from '../words/editor.ts'

const words = editorWords.pay

interface ShowPayFieldProps {
  value: boolean
  hasPay: boolean
  /** Of the organization, ISO 3166. */
  country: string | null
  onChange: (value: boolean) => void
  onBlur: () => void
}

/** Whether candidates see the pay. Says so where the law of the organization's country asks for it. */
export function ShowPayField({ value, hasPay, country, onChange, onBlur }: ShowPayFieldProps) {
  const law = payLawOf(country)
  return (
    <div className="grid gap-3">
      <Checkbox
        label={words.show}
        help={words.showHelp}
        checked={value}
        onChange={event => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {law && country && (!value || !hasPay) && (
        <p role="status" className="flex gap-2 rounded-control bg-attention-tint px-3 py-2 text-13 text-attention">
          <Icon of={Scale} size={14} className="mt-0.5 shrink-0" />
          {words.law[law](locale.country(country))}
        </p>
      )}
    </div>
  )
}
