import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import { deletionWords as words } from '../words/deletion.ts'
import { keepOrganization, organizationQuery } from './api.ts'

interface DeletionBannerProps {
  readonly name: string
  readonly deleteAt: string
  readonly isOwner: boolean
}

/** On every page while the organization waits to be deleted. An owner can keep it. */
export function DeletionBanner({ name, deleteAt, isOwner }: DeletionBannerProps) {
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: keepOrganization,
    onSuccess: saved => {
      client.setQueryData(organizationQuery.queryKey, saved)
      toast({ title: words.kept(name) })
    },
    onError: error => toast({ title: words.keepFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <section
      aria-label={words.banner}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-danger-line bg-danger-tint px-4 py-2 text-13 md:px-7"
    >
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <Icon of={TriangleAlert} className="mt-0.5 shrink-0 text-danger" />
        <span className="min-w-0">
          <b className="font-semibold">{words.scheduled(name)}</b> · <When instant={deleteAt} />
          <span className="block">
            {words.scheduledText} {!isOwner && words.ownersKeep}
          </span>
        </span>
      </p>
      {isOwner && (
        <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
          {words.keep}
        </Button>
      )}
    </section>
  )
}
