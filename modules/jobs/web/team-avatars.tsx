import { locale } from '#platform/locale/locale.ts'
import { Avatar } from '#ui/avatar.tsx'
import { jobListWords as words } from '../words/list.ts'
import type { Colleague } from './hiring-team-field.tsx'

const SHOWN = 3

/** The hiring team of a job: initials, with all names for screen readers and as a tooltip. */
export function TeamAvatars({ ids, people }: { ids: readonly string[]; people: readonly Colleague[] }) {
  const members = people.filter(({ id }) => ids.includes(id))
  if (members.length === 0) return <span />
  const names = words.team(locale.list(members.map(({ name }) => name)))
  return (
    <span className="flex items-center" title={names}>
      <span className="sr-only">{names}</span>
      {members.slice(0, SHOWN).map(({ id, name }) => (
        <span key={id} className="-mr-1.5 rounded-full border-2 border-surface">
          <Avatar name={name} size="small" />
        </span>
      ))}
      {members.length > SHOWN && (
        <span aria-hidden="true" className="num pl-2.5 text-12 text-text-2">
          {words.more(members.length - SHOWN)}
        </span>
      )}
    </span>
  )
}
