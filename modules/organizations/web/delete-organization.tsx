import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { deletionWords as words } from '../words/deletion.ts'
import { organizationQuery } from './api.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then(m => ({ default: m.DeleteDialog })))

/** Deleting the organization. Who is no owner sees why they cannot. */
export function DeleteOrganization({ isOwner }: { isOwner: boolean }) {
  const own = useQuery(organizationQuery)
  const [open, setOpen] = useState(false)
  if (own.isError) return <ErrorState error={own.error} title={words.loadFailed} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-9 w-40" />
      </SkeletonGroup>
    )
  const organization = own.data
  // The banner of every page says when, and has the button to keep it.
  if (organization.delete_at) return <p className="text-text-2">{words.already(organization.name)}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-2">{words.explained}</p>
      <Button kind="danger" disabled={!isOwner} onClick={() => setOpen(true)}>
        {words.open(organization.name)}
      </Button>
      {!isOwner && <p className="text-13 text-text-2">{words.note}</p>}
      <Suspense>{open && <DeleteDialog organization={organization} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
