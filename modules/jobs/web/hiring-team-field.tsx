import { X } from 'lucide-react'
import type { AdminRole } from '#platform/access/roles.ts'
import { seesAllJobs } from '#platform/access/policy.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import type { TeamMember } from '../contract.ts'
import { type TeamRole, teamRoleOf, teamRolesFor } from '../policy.ts'
import { editorWords } from '../words/editor.ts'

const words = editorWords.team

/** Someone of the organization, with their own role. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly role: AdminRole
}

interface HiringTeamFieldProps {
  readonly value: readonly TeamMember[]
  readonly onChange: (team: TeamMember[]) => void
  readonly people: readonly Colleague[]
  /** The rounds of the job's flow in which people interview. */
  readonly rounds: readonly { readonly id: string; readonly name: string }[]
  readonly error?: string
}

/** Who works on the job, with their role and round on it. Hiring managers and interviewers see only jobs whose team they are on. */
export function HiringTeamField({ value, onChange, people, rounds, error }: HiringTeamFieldProps) {
  const members = value.flatMap(member => {
    const person = people.find(({ id }) => id === member.id)
    const round = rounds.find(({ id }) => id === member.round_id)
    return person ? [{ ...person, onJob: teamRoleOf(person.role, member.role), roundId: round?.id ?? '' }] : []
  })
  const others = people.filter(({ id }) => value.every(member => member.id !== id))
  const edit = (id: string, change: Partial<TeamMember>) =>
    onChange(value.map(one => (one.id === id ? { ...one, ...change } : one)))
  const add = (id: string) => {
    const person = people.find(one => one.id === id)
    if (person) onChange([...value, { id, role: teamRoleOf(person.role, undefined) }])
  }
  return (
    <div className="grid gap-4">
      {members.length > 0 && (
        <ul aria-label={words.title} className="divide-y divide-line rounded-control border border-line">
          {members.map(({ id, name, role, onJob, roundId }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
              <Avatar name={name} />
              <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-5.5rem)]">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-13 text-text-2">
                  {seesAllJobs(role) ? words.seesAll(roleWords.inSentence[role]) : words.does[onJob]}
                </span>
              </span>
              <Select
                aria-label={words.roleOf(name)}
                value={onJob}
                onChange={event => edit(id, { role: event.target.value as TeamRole })}
                choices={teamRolesFor(role).map(one => ({ value: one, label: words.roles[one] }))}
                className="w-44 max-sm:order-1 max-sm:ml-11 max-sm:w-auto max-sm:flex-[1_0_calc(100%-2.75rem)]"
              />
              {rounds.length > 0 && (
                <Select
                  aria-label={words.roundOf(name)}
                  value={roundId}
                  onChange={event => edit(id, { round_id: event.target.value || null })}
                  choices={[
                    { value: '', label: words.anyRound },
                    ...rounds.map(round => ({ value: round.id, label: round.name })),
                  ]}
                  className="w-48 max-sm:order-2 max-sm:ml-11 max-sm:w-auto max-sm:flex-[1_0_calc(100%-2.75rem)]"
                />
              )}
              <IconButton
                icon={X}
                label={words.remove(name)}
                onClick={() => onChange(value.filter(one => one.id !== id))}
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
          onChange={event => add(event.target.value)}
          choices={others.map(({ id, name, role }) => ({
            value: id,
            label: words.person(name, roleWords.names[role]),
          }))}
        />
      </Field>
    </div>
  )
}
