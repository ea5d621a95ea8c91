import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import { SHARED_PARTS, type SharedPart } from '../policy.ts'
import { shareWords as words } from '../words/share-links.ts'
import { createShareLink, revokeShareLink, shareLinksQuery } from './api.ts'

const DAYS = [1, 3, 7, 14, 30]

interface ShareDialogProps {
  applicationId: string
  /** In blind review names are always hidden. */
  blind: boolean
  onClose: () => void
}

/** Creates links for people without an account, and revokes them. */
export function ShareDialog({ applicationId, blind, onClose }: ShareDialogProps) {
  const client = useQueryClient()
  const [includes, setIncludes] = useState<readonly SharedPart[]>(['resume', 'match'])
  const [hidden, setHidden] = useState(blind)
  const [days, setDays] = useState(7)
  const create = useMutation({
    mutationFn: () => createShareLink(applicationId, { includes: [...includes], name_hidden: hidden, days }),
    onSettled: () => client.invalidateQueries({ queryKey: shareLinksQuery(applicationId).queryKey }),
  })
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    toast({ title: words.copied })
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="wide"
      title={words.title}
      description={words.description}
      keep={words.keep}
      actions={
        <Button kind="primary" busy={create.isPending} disabled={includes.length === 0} onClick={() => create.mutate()}>
          {words.create}
        </Button>
      }
    >
      <div className="grid gap-5">
        {create.data && (
          <Alert
            tone="brand"
            live
            title={words.created}
            actions={
              <Button size="small" onClick={() => void copy(create.data.url)}>
                {words.copy}
              </Button>
            }
          >
            <p>{words.createdNote}</p>
            <Input
              readOnly
              aria-label={words.created}
              className="mt-2 font-mono text-12"
              value={create.data.url}
              onFocus={event => event.target.select()}
            />
          </Alert>
        )}
        <Field label={words.includes} group>
          <div className="grid gap-1.5 sm:grid-cols-2">
            {SHARED_PARTS.map(part => (
              <Checkbox
                key={part}
                label={words.parts[part]}
                checked={includes.includes(part)}
                onChange={event =>
                  setIncludes(event.target.checked ? [...includes, part] : includes.filter(one => one !== part))
                }
              />
            ))}
          </div>
        </Field>
        <Checkbox
          label={words.nameHidden}
          help={words.nameHiddenHelp}
          checked={hidden}
          disabled={blind}
          onChange={event => setHidden(event.target.checked)}
        />
        <Field label={words.days} className="sm:max-w-60">
          <Select
            value={String(days)}
            choices={DAYS.map(count => ({ value: String(count), label: words.dayCount(count) }))}
            onChange={event => setDays(Number(event.target.value))}
          />
        </Field>
        <FormProblem error={create.error} title={words.failed} />
        <ActiveLinks applicationId={applicationId} />
      </div>
    </Dialog>
  )
}

function ActiveLinks({ applicationId }: { applicationId: string }) {
  const client = useQueryClient()
  const links = useQuery(shareLinksQuery(applicationId))
  const revoke = useMutation({
    mutationFn: (id: string) => revokeShareLink(applicationId, id),
    onError: error => toast({ title: words.revokeFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: shareLinksQuery(applicationId).queryKey }),
  })
  return (
    <section aria-label={words.active} className="border-t border-line pt-4">
      <h3 className="mb-1 font-medium">{words.active}</h3>
      {links.isPending && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-9 w-full" />
        </SkeletonGroup>
      )}
      {links.isError && (
        <ErrorState error={links.error} title={words.loadFailed} onRetry={() => void links.refetch()} />
      )}
      {links.data?.length === 0 && <p className="text-13 text-text-2">{words.none}</p>}
      <ul className="divide-y divide-line">
        {links.data?.map(link => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-13">
            <div className="min-w-0">
              <p className="font-medium">
                {locale.parts([...link.includes.map(part => words.parts[part]), link.name_hidden && words.hidden])}
              </p>
              <p className="text-text-2">
                {words.ends} <When instant={link.expires_at} />, {words.by(link.created_by.name)},{' '}
                {words.opened(link.opened_count)}
              </p>
            </div>
            <Button
              size="small"
              busy={revoke.isPending && revoke.variables === link.id}
              onClick={() => revoke.mutate(link.id)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
