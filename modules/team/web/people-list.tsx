import { TriangleAlert } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#platform/access/policy.ts'
import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import type { Admin, TwoFactorMethod } from '#modules/accounts/contract.ts'
import { editAdmin } from '#modules/accounts/web/api.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import { peopleWords as words } from '../words/people.ts'
import { refreshTeam } from './api.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** The roles that a person with a role can give. */
export const givableRoles = (role: AdminRole): readonly AdminRole[] =>
  ADMIN_ROLES.filter(one => one !== 'owner' || can(role, 'organization.own'))

interface PeopleListProps {
  readonly people: readonly Admin[]
  /** Who is looking. */
  readonly me: Pick<Admin, 'id' | 'role'>
}

/** The people who can sign in: their role, two-factor authentication, when they were last active, and removal. */
export function PeopleList({ people, me }: PeopleListProps) {
  const [removing, setRemoving] = useState<Admin | null>(null)
  return (
    <>
      <ul aria-label={words.people} className="divide-y divide-line border-y border-line">
        {people.map(person => (
          <Person key={person.id} person={person} me={me} onRemove={() => setRemoving(person)} />
        ))}
      </ul>
      {removing && <RemoveDialog person={removing} people={people} onClose={() => setRemoving(null)} />}
    </>
  )
}

function Person({ person, me, onRemove }: { person: Admin; me: PeopleListProps['me']; onRemove: () => void }) {
  const client = useQueryClient()
  const isMe = person.id === me.id
  const mayEdit = person.role !== 'owner' || can(me.role, 'organization.own')
  const change = useMutation({
    mutationFn: (role: AdminRole) => editAdmin(person.id, { role }),
    onSuccess: ({ name, role }) => {
      toast({ title: words.roleSaved(name, roleWords.names[role]) })
      return refreshTeam(client)
    },
    onError: error => toast({ title: words.roleFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_170px_100px] lg:grid-cols-[minmax(0,1fr)_170px_130px_120px_100px]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={person.name} />
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-medium">
            <span className="truncate">{person.name}</span> {isMe && <Chip>{words.you}</Chip>}
          </p>
          <p className="truncate text-13 text-text-2">{person.email}</p>
        </div>
      </div>
      {mayEdit && !isMe ? (
        <Select
          aria-label={words.roleOf(person.name)}
          value={change.isPending ? change.variables : person.role}
          disabled={change.isPending}
          onChange={event => change.mutate(event.target.value as AdminRole)}
          choices={givableRoles(me.role).map(value => ({ value, label: roleWords.names[value] }))}
        />
      ) : (
        <span className="sm:px-3">{roleWords.names[person.role]}</span>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-1 sm:order-last sm:col-span-3 sm:pl-10 lg:order-none lg:contents">
        {person.two_factor && <TwoFactorState methods={person.two_factor} />}
        <span className="text-13 text-text-2">
          <span className="lg:sr-only">{words.lastActive}: </span>
          {person.last_seen_at ? <When instant={person.last_seen_at} show="relative" /> : words.never}
        </span>
      </div>
      <span className="sm:text-right">
        {mayEdit && !isMe && (
          <Button kind="quiet" size="small" onClick={onRemove} aria-label={words.removeLabel(person.name)}>
            {words.remove}
          </Button>
        )}
      </span>
    </li>
  )
}

/** What a person confirms a login with, for those who manage people. */
const TwoFactorState = ({ methods }: { methods: readonly TwoFactorMethod[] }) => (
  <span className="flex items-center gap-1.5 text-13 text-text-2">
    <span className="lg:sr-only">{words.twoFactor}: </span>
    {methods.length === 0 && <Icon of={TriangleAlert} className="shrink-0 text-attention" />}
    <span>{methods.length === 0 ? words.noTwoFactor : methods.map(method => words.methods[method]).join(', ')}</span>
  </span>
)
