import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { builderWords } from '../../words/builder.ts'
import type { DraftConflict, DraftView } from './draft-store.ts'

const words = builderWords.conflict
const NAMES: Readonly<Record<string, string>> = builderWords.properties

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.empty
  if (typeof value === 'boolean') return value ? builderWords.settings.yes : builderWords.settings.no
  if (Array.isArray(value))
    return locale.parts(value.map(one => (typeof one === 'string' ? one : shown(one)))) || words.empty
  if (typeof value === 'object') return locale.parts(Object.values(value).map(shown))
  return typeof value === 'number' ? locale.number(value) : typeof value === 'string' ? value : ''
}

interface ConflictNoticeProps {
  view: DraftView
  onChoose: (conflict: DraftConflict, version: 'mine' | 'theirs') => void
}

/** What two people changed, with both versions. */
export function ConflictNotice({ view: { conflicts, draft }, onChoose }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null
  return (
    <div className="px-4 pb-4 md:px-7">
      <Alert tone="attention" live title={words.title(draft.edited_by?.name ?? null)}>
        <p>{words.text}</p>
        <ul className="mt-3 grid gap-4">
          {conflicts.map(conflict => {
            const { key, property, label, mine, theirs } = conflict
            const name = property === null ? words.removed(label) : words.of(label, NAMES[property] ?? property)
            return (
              <li key={`${key} ${property}`}>
                <p className="font-medium text-text">{name}</p>
                <div className="mt-1.5 grid gap-3 md:grid-cols-2">
                  {(['mine', 'theirs'] as const).map(version => (
                    <div key={version} className="rounded-control border border-line bg-surface p-3">
                      <p className="mb-2 text-text wrap-anywhere">
                        {property === null
                          ? version === 'mine'
                            ? label
                            : words.removed(label)
                          : shown(version === 'mine' ? mine : theirs)}
                      </p>
                      <Button
                        size="small"
                        aria-label={`${words[version]}: ${name}`}
                        onClick={() => onChoose(conflict, version)}
                      >
                        {words[version]}
                      </Button>
                    </div>
                  ))}
                </div>
              </li>
            )
          })}
        </ul>
      </Alert>
    </div>
  )
}
