import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { SuperAdminPeople } from '../contract/people.ts'
import { peopleWords as words } from '../words/settings.ts'
import { InviteForm } from './invite-form.tsx'
import { LoadingRows } from './list-parts.tsx'
import { peopleQuery, withdrawInvitation } from './office-api.ts'
import { ROW, ROW_ACTION, ROW_META } from './settings-row.ts'

const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then(m => ({ default: m.RemoveDialog })))

type Person = SuperAdminPeople['people'][number]
type Invitation = SuperAdminPeople['invitations'][number]

/** Who runs the product, and who was invited to. */
export function PeoplePart({ mayEdit }: { mayEdit: boolean }) {
  const list = useQuery(peopleQuery)
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Person | null>(null)
  return (
    <SettingsPart title={words.title} note={words.note} id="people">
      <div className="grid max-w-[720px] gap-4">
        {list.isPending && <LoadingRows label={words.loading} />}
        {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
        {list.data && (
          <ul className="divide-y divide-line border-y border-line">
            {list.data.people.map(person => (
              <PersonRow key={person.id} person={person} onRemove={mayEdit ? () => setLeaving(person) : null} />
            ))}
            {list.data.invitations.map(invitation => (
              <InvitationRow key={invitation.id} invitation={invitation} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
        {mayEdit && inviting && <InviteForm onDone={() => setInviting(false)} />}
        {mayEdit && !inviting && (
          <div>
            <Button onClick={() => setInviting(true)}>
              <Icon of={Plus} /> {words.invite}
            </Button>
          </div>
        )}
      </div>
      <Suspense>{leaving && <RemoveDialog person={leaving} onClose={() => setLeaving(null)} />}</Suspense>
    </SettingsPart>
  )
}

/** In line with the name, which an avatar precedes. */
const BELOW_NAME = 'max-lg:pl-10'

const PersonRow = ({ person, onRemove }: { person: Person; onRemove: (() => void) | null }) => (
  <li className={ROW}>
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={person.name} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{person.name}</span> {person.is_you && <Chip>{words.you}</Chip>}
        <span className="block text-12 text-text-2">{person.email}</span>
      </span>
    </span>
    <span className={`${ROW_META} ${BELOW_NAME}`}>
      {words.access[person.access]}
      <span className="block text-12">
        {person.last_seen_at ? (
          <>
            {words.lastSeen} <When instant={person.last_seen_at} show="day" />
          </>
        ) : (
          words.never
        )}
      </span>
    </span>
    {onRemove && !person.is_you && (
      <Button
        size="small"
        kind="quiet"
        className={ROW_ACTION}
        aria-label={words.removeOf(person.name)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    )}
  </li>
)

function InvitationRow({
  invitation: { id, email, access, expires_at, undelivered },
  mayEdit,
}: {
  invitation: Invitation
  mayEdit: boolean
}) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawInvitation(id),
    onSuccess: people => client.setQueryData(peopleQuery.queryKey, people),
    onError: error => toast({ title: words.withdrawFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <li className={ROW}>
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={email} />
        <span className="min-w-0 wrap-anywhere">
          {email}{' '}
          <Chip tone={undelivered ? 'danger' : 'outline'}>{undelivered ? words.undelivered : words.invited}</Chip>
        </span>
      </span>
      <span className={`${ROW_META} ${BELOW_NAME}`}>
        {words.access[access]}
        <span className="block text-12">
          {words.until} <When instant={expires_at} show="day" />
        </span>
      </span>
      {mayEdit && (
        <Button
          size="small"
          kind="quiet"
          className={ROW_ACTION}
          aria-label={words.withdrawOf(email)}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {words.withdraw}
        </Button>
      )}
    </li>
  )
}
