import { X } from 'lucide-react'
import type { AdminRole } from '#platform/access/roles.ts'
import { seesAllJobs } from '#platform/access/policy.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { editorWords } from '../words/editor.ts'

const words = editorWords.team

export interface TeamMember {
  readonly id: string
  readonly name: string
  readonly role: AdminRole
}

interface HiringTeamFieldProps {
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly people: readonly TeamMember[]
  readonly error?: string
}

/** Who works on the job. Hiring managers and interviewers see it only if they are on its team. */
export function HiringTeamField({ value, onChange, people, error }: HiringTeamFieldProps) {
  const members = people.filter(({ id }) => value.includes(id))
  const others = people.filter(({ id }) => !value.includes(id))
  return (
    <div className="grid gap-4">
      {members.length > 0 && (
        <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
          {members.map(({ id, name, role }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-13 text-text-2">
                  {roleWords.names[role]}
                  {seesAllJobs(role) && `. ${words.seesAll}`}
                </span>
              </span>
              <IconButton
                icon={X}
                label={words.remove(name)}
                onClick={() => onChange(value.filter(one => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Field label={words.add} error={error} optional={members.length > 0}>
        <Select
          value=""
          placeholder={others.length > 0 ? words.choose : words.everyone}
          disabled={others.length === 0}
          onChange={event => event.target.value && onChange([...value, event.target.value])}
          choices={others.map(({ id, name, role }) => ({
            value: id,
            label: words.person(name, roleWords.names[role]),
          }))}
        />
      </Field>
    </div>
  )
}
