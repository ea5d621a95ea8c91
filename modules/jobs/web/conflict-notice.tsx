import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { saveWords } from '../words/save.ts'
import { editorWords } from '../words/editor.ts'
import type { Requirement, TeamMember } from '../contract.ts'
import type { AutosaveStatus } from './autosave.ts'
import type { JobField, JobFormInput } from './job-values.ts'
import { plainFromRich } from './plain-text.ts'

const words = saveWords.conflict
const LONGEST = 280

/** A value as text, for telling two versions apart. */
function shown(field: JobField, value: unknown, names: (id: string) => string | undefined): string {
  if (value === null || value === undefined || value === '') return words.empty
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field === 'description') return plainFromRich(value as string)
  if (Array.isArray(value))
    return (
      locale.parts(
        value.map(one =>
          typeof one === 'string'
            ? (names(one) ?? one)
            : field === 'hiring_team'
              ? memberText(one as TeamMember, names)
              : partText(one as Partial<Requirement> & { label?: string }),
        ),
      ) || words.empty
    )
  if (typeof value === 'object') return locale.parts(Object.values(value).map(String))
  const text = typeof value === 'string' ? value : locale.number(value as number)
  return names(text) ?? text
}

/** Someone of the hiring team, with their role on the job. */
const memberText = ({ id, role }: TeamMember, names: (id: string) => string | undefined) =>
  [names(id) ?? id, ...(role ? [editorWords.team.roles[role]] : [])].join(': ')

/** A requirement with what was added to it, or the label of a question. */
function partText({
  text,
  label,
  also_recognized_by: also,
  ask_in_interview,
}: Partial<Requirement> & { label?: string }) {
  if (text === undefined) return label
  const added = [also?.length ? words.recognizedBy(locale.list(also)) : null, ask_in_interview && words.isAsked]
  return added.some(Boolean) ? `${text} (${locale.parts(added)})` : text
}

interface ConflictNoticeProps {
  status: AutosaveStatus
  values: () => JobFormInput
  names: (id: string) => string | undefined
  onChoose: (field: JobField, version: 'mine' | 'theirs') => void
}

/** The fields that two people changed, with both versions. Nothing is saved for them until one is chosen. */
export function ConflictNotice({ status: { conflicts, conflictBy }, values, names, onChoose }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null
  const name = conflictBy?.name ?? null
  return (
    <div className="px-4 pb-5 md:px-7">
      <Alert tone="attention" live title={words.title(name)}>
        <p>{words.text}</p>
        <dl className="mt-3 grid gap-4">
          {conflicts.map(({ field, theirs }) => (
            <div key={field}>
              <dt className="font-medium">{saveWords.fields[field]}</dt>
              <dd className="mt-1 grid gap-3 md:grid-cols-2">
                <Version
                  name={words.mine}
                  text={shown(field, values()[field], names)}
                  label={words.keepMine(saveWords.fields[field])}
                  onKeep={() => onChoose(field, 'mine')}
                />
                <Version
                  name={words.theirs(name)}
                  text={shown(field, theirs, names)}
                  label={words.keepTheirs(saveWords.fields[field])}
                  onKeep={() => onChoose(field, 'theirs')}
                />
              </dd>
            </div>
          ))}
        </dl>
      </Alert>
    </div>
  )
}

interface VersionProps {
  name: string
  text: string
  label: string
  onKeep: () => void
}

const Version = ({ name, text, label, onKeep }: VersionProps) => (
  <div className="rounded-control border border-line bg-surface px-3 py-2 text-13">
    <p className="text-12 text-text-2">{name}</p>
    <p className="mt-1 line-clamp-6 whitespace-pre-line wrap-anywhere">{text.slice(0, LONGEST)}</p>
    <Button size="small" className="mt-2" aria-label={label} onClick={onKeep}>
      {words.long}
    </Button>
  </div>
)
