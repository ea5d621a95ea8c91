import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import { MOST_ATTACHMENTS } from '../policy.ts'
import { attachmentWords as words } from '../words/attachments.ts'
import { addAttachment, attachmentsQuery, deleteAttachment, restoreAttachment } from './api.ts'

const ACCEPT = '.pdf,.docx,.odt,.txt,image/png,image/jpeg,image/webp'

interface AttachmentsSectionProps {
  applicationId: string
  userId: string
  /** May add files. */
  reviews: boolean
  /** May delete files of others. */
  decides: boolean
}

/** Files that colleagues added to an application. */
export function AttachmentsSection({ applicationId, userId, reviews, decides }: AttachmentsSectionProps) {
  const client = useQueryClient()
  const files = useQuery(attachmentsQuery(applicationId))
  const { queryKey } = attachmentsQuery(applicationId)
  const refresh = () => client.invalidateQueries({ queryKey })
  const failed = (title: string) => (error: unknown) =>
    toast({ title, description: errorWords(error).says, tone: 'danger' })
  const add = useMutation({ mutationFn: (file: File) => addAttachment(applicationId, file), onSettled: refresh })
  const restore = useMutation({
    mutationFn: (id: string) => restoreAttachment(applicationId, id),
    onError: failed(words.restoreFailed),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (id: string) => deleteAttachment(applicationId, id),
    // It disappears at once, and comes back if the server refuses.
    onMutate: async id => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, before => before && { ...before, items: before.items.filter(one => one.id !== id) })
    },
    onSuccess: (_, id) =>
      toast({ title: words.deleted, action: { label: words.undo, alt: words.undoAlt, run: () => restore.mutate(id) } }),
    onError: failed(words.deleteFailed),
    onSettled: refresh,
  })
  const { hidden = false, items = [] } = files.data ?? {}
  const full = items.length >= MOST_ATTACHMENTS
  return (
    <section aria-label={words.title}>
      <h2 className="mb-2 font-semibold">{words.title}</h2>
      {files.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-2">
          <Skeleton className="h-9 w-full" />
        </SkeletonGroup>
      )}
      {files.isError && (
        <ErrorState error={files.error} title={words.loadFailed} onRetry={() => void files.refetch()} />
      )}
      {hidden && <p className="text-13 text-text-2">{words.hidden}</p>}
      {files.data && !hidden && (
        <>
          {items.length === 0 && !reviews && <p className="text-13 text-text-2">{words.none}</p>}
          <ul className="divide-y divide-line">
            {items.map(({ id, name, bytes, url, added_by, added_at }) => (
              <li key={id} className="flex items-start gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <a className="link wrap-anywhere" href={url} download>
                    {name}
                  </a>{' '}
                  <span className="num text-13 text-text-2">{locale.bytes(bytes)}</span>
                  <p className="text-13 text-text-2">
                    {words.by(added_by.name)}, <When instant={added_at} show="date" />
                  </p>
                </div>
                {(decides || added_by.id === userId) && (
                  <span className="print:hidden">
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={words.delete(name)}
                      onClick={() => remove.mutate(id)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {reviews && !full && (
            <Field
              label={<span className="sr-only">{words.add}</span>}
              error={add.isError ? `${words.failed}. ${errorWords(add.error).says}` : undefined}
              className="print:hidden"
            >
              <FileDrop
                accept={ACCEPT}
                hint={words.hint}
                file={null}
                busy={add.isPending}
                onFile={file => add.mutate(file)}
              />
            </Field>
          )}
          {reviews && full && <p className="mt-2 text-13 text-text-2">{words.full}</p>}
        </>
      )}
    </section>
  )
}
