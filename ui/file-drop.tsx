import { FileText, Upload } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { partWords } from './words.ts'

interface FileDropProps {
  /** As the input's `accept`: ".pdf,.docx" or "image/png,image/jpeg". */
  accept: string
  /** Which files are accepted: "PDF, DOCX, ODT or TXT, up to 10 MB". */
  hint: string
  file: { readonly name: string; readonly note?: string } | null
  onFile: (file: File) => void
  onRemove?: () => void
  /** Replaces the file icon, for example with the logo itself. */
  preview?: ReactNode
  busy?: boolean
  /** Progress of the upload, 0 to 1. */
  progress?: number
}

/** Takes a file by drag and drop, click or keyboard. It does not check the file: show problems as the field's error. */
export function FileDrop({ accept, hint, file, onFile, onRemove, preview, busy, progress }: FileDropProps) {
  const control = useFieldControl()
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onFile(dropped)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return (
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={drop}
      className={`relative overflow-hidden rounded-card border bg-surface ${file ? 'border-line-strong' : 'border-dashed border-edge'} ${over ? 'border-brand bg-brand-tint' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 px-4 py-3">
        {preview ?? <Icon of={file ? FileText : Upload} size={20} className="text-brand" />}
        <div className="min-w-0 flex-1 basis-40">
          {file ? (
            <>
              <p className="font-medium wrap-anywhere">{file.name}</p>
              {file.note && <p className="text-13 text-text-2">{file.note}</p>}
            </>
          ) : (
            <p className="text-13 text-text-2">{hint}</p>
          )}
        </div>
        <div className="flex gap-2">
          <Button busy={busy} onClick={() => input.current?.click()}>
            {file ? partWords.replaceFile : partWords.chooseFile}
          </Button>
          {file && onRemove && (
            <Button kind="quiet" onClick={onRemove}>
              {partWords.removeFile}
            </Button>
          )}
        </div>
      </div>
      {progress !== undefined && (
        <span className="absolute bottom-0 left-0 h-0.5 bg-brand" style={{ width: `${progress * 100}%` }} />
      )}
      <input
        {...control}
        id={control.id ?? own}
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const chosen = event.target.files?.[0]
          // Choosing the same file again must trigger another change event.
          event.target.value = ''
          if (chosen) onFile(chosen)
        }}
      />
    </div>
  )
}
