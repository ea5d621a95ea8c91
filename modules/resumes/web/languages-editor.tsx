import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { MOST } from '../details.ts'
import { detailWords as words } from '../words/details.ts'
import type { DraftDetails } from './details-draft.ts'

/** Languages with their levels, one per row. */
export function Languages({
  draft: { languages },
  roomy,
  onChange,
}: {
  draft: DraftDetails
  roomy: boolean
  onChange: (languages: DraftDetails['languages']) => void
}) {
  const change = (at: number, patch: Partial<DraftDetails['languages'][number]>) =>
    onChange(languages.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  return (
    <div>
      {languages.map((one, at) => (
        // Entries have no id; they are edited by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="mb-2 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
          <Field label={<span className={at > 0 ? 'sr-only' : ''}>{words.fields.language}</span>}>
            <Input
              maxLength={80}
              large={roomy}
              value={one.name}
              onChange={event => change(at, { name: event.target.value })}
            />
          </Field>
          <Field label={<span className={at > 0 ? 'sr-only' : ''}>{words.fields.level}</span>}>
            <Input
              maxLength={80}
              large={roomy}
              value={one.level}
              onChange={event => change(at, { level: event.target.value })}
            />
          </Field>
          <Button
            kind="quiet"
            className={roomy ? 'h-12! text-14!' : ''}
            onClick={() => onChange(languages.filter((_, index) => index !== at))}
          >
            {words.remove}
            <span className="sr-only"> {one.name}</span>
          </Button>
        </div>
      ))}
      {languages.length < MOST.languages && (
        <button
          type="button"
          className={`link inline-flex items-center ${roomy ? 'min-h-11' : 'min-h-8 text-13'}`}
          onClick={() => onChange([...languages, { name: '', level: '' }])}
        >
          {words.add.languages}
        </button>
      )}
    </div>
  )
}
