import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import type { PlatformSettings } from '../contract/platform.ts'
import { organizationInvitationWords as words } from '../words/settings.ts'
import { inviteOrganization, settingsQuery, withdrawOrganization } from './office-api.ts'
import { ROW, ROW_ACTION, ROW_META } from './settings-row.ts'

/** Links with which organizations can be registered while registration is by invitation. */
export function OrganizationInvitations({ settings, mayEdit }: { settings: PlatformSettings; mayEdit: boolean }) {
  const { invitations } = settings
  return (
    <SettingsPart title={words.title} note={words.note}>
      <div className="grid max-w-[720px] gap-4">
        {mayEdit && <InviteForm />}
        {invitations.length === 0 ? (
          <p className="text-text-2">{words.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {invitations.map(invitation => (
              <Invitation key={invitation.id} invitation={invitation} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
      </div>
    </SettingsPart>
  )
}

function InviteForm() {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const invite = useMutation({
    mutationFn: inviteOrganization,
    onSuccess(saved) {
      client.setQueryData(settingsQuery.queryKey, saved)
      setEmail('')
    },
  })
  const problem = invite.error instanceof CallError ? invite.error.fieldErrors['email'] : undefined
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        invite.mutate(email)
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label={words.email} error={problem} className="min-w-0 flex-1 basis-56">
          <Input type="email" inputMode="email" value={email} onChange={event => setEmail(event.target.value)} />
        </Field>
        <Button type="submit" busy={invite.isPending}>
          {words.invite}
        </Button>
      </div>
      {!problem && <FormProblem error={invite.error} title={words.failed} />}
    </form>
  )
}

interface InvitationProps {
  invitation: PlatformSettings['invitations'][number]
  mayEdit: boolean
}

function Invitation({ invitation: { id, email, invited_by, expires_at, organization }, mayEdit }: InvitationProps) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawOrganization(id),
    onSuccess: saved => client.setQueryData(settingsQuery.queryKey, saved),
    onError: error => toast({ title: words.withdrawFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  const now = useNow()
  const hasEnded = Date.parse(expires_at) <= now.getTime()
  return (
    <li className={ROW}>
      <p className="min-w-0 wrap-anywhere">
        {email}
        <span className="block text-12 text-text-2">{words.by(invited_by)}</span>
      </p>
      <span className={ROW_META}>
        {organization ? (
          words.registered(organization.name)
        ) : hasEnded ? (
          words.ended
        ) : (
          <>
            {words.until} <When instant={expires_at} zone="UTC" show="day" />
          </>
        )}
      </span>
      {mayEdit && !organization && (
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
