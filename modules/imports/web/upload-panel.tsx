import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { MOST_FILES } from '../policy.ts'
import { detailWords as words } from '../words/imports.ts'
import { finishUpload, refreshImports } from './api.ts'
import { uploads, useUpload } from './use-upload.ts'

const ACCEPT = '.pdf,.docx,.odt,.txt,.zip'
/** More problems than these are only counted. */
const MOST_SHOWN = 5

/** Takes the files of an import and sends them. */
export function UploadPanel({ importId, isEmpty }: { importId: string; isEmpty: boolean }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { sent, total, unsent } = useUpload(importId)
  const isSending = total > 0
  useLeaveWarning(isSending)
  const finish = useMutation({
    mutationFn: () => finishUpload(importId),
    onSuccess: () => refreshImports(client),
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add(importId, [...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return (
    <section aria-label={words.choose} className="grid gap-3">
      <div
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={hover}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed px-4 py-4 md:px-5 ${over ? 'border-brand bg-brand-tint' : 'border-edge bg-surface'}`}
      >
        <Icon of={Upload} size={20} className="text-brand" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium" aria-live="polite">
            {isSending ? words.sending(sent, total) : words.drop}
          </p>
          <p className="text-13 text-text-2">
            {isSending ? words.sendingNote : isEmpty ? words.dropHint(MOST_FILES) : words.waitsForFiles}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind={isEmpty ? 'primary' : 'default'} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          {!isEmpty && (
            <Button kind="primary" disabled={isSending} busy={finish.isPending} onClick={() => finish.mutate()}>
              {words.finish}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={words.choose}
          className="sr-only"
          onChange={event => {
            const chosen = [...(event.target.files ?? [])]
            // Choosing the same files again must trigger another change event.
            event.target.value = ''
            uploads.add(importId, chosen)
          }}
        />
      </div>
      {unsent.length > 0 && (
        <Alert
          tone="danger"
          live
          title={words.notSent(unsent.length)}
          actions={
            <>
              <Button size="small" onClick={() => uploads.again(importId)}>
                {words.sendAgain}
              </Button>
              <Button size="small" kind="quiet" onClick={() => uploads.dismiss(importId)}>
                {words.forget}
              </Button>
            </>
          }
        >
          <ul>
            {unsent.slice(0, MOST_SHOWN).map(({ file, says }, index) => (
              <li key={`${file.name} ${index}`} className="wrap-anywhere">
                {file.name}: {says}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <FormProblem error={finish.error} title={words.finishFailed} />
    </section>
  )
}
