import { FileText, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { FormField as Question } from '../contract.ts'
import type { FormHandle } from './use-form.ts'
import { fieldAnchor } from './use-form.ts'

/** As the server has it (product, validation). Asked here too: nobody should send 40 MB over a phone to be refused. */
const MOST_BYTES = 10 * 1024 * 1024
const TOO_LARGE = 'This file is larger than 10 MB. Please save it with smaller pictures and choose it again.'

export const RESUME_TYPES = '.pdf,.docx,.odt,.txt'
const OTHER_TYPES = '.pdf,.docx,.odt,.txt,.png,.jpg,.jpeg,.webp'

/** "184 KB", "2.3 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

interface FileFieldProps {
  question: Question
  form: FormHandle
  quiet: boolean
  /** After the size: "2 pages, read at 14:02". */
  note?: string
  /** The file is being looked at. */
  busy?: string
  /** A file dropped anywhere on the page is for this field. */
  wholePage?: boolean
  onChoose?: (file: File) => void
  onRemove?: () => void
  children?: ReactNode
}

/** A file by drop, by press or by keyboard. What is wrong with one is said here; everything else typed stays. */
export function FileField({
  question,
  form,
  quiet,
  note,
  busy,
  wholePage,
  onChoose,
  onRemove,
  children,
}: FileFieldProps) {
  const { key, label, help, required } = question
  const id = useId()
  const file = form.files[key]
  const error = form.told[key]
  const take = (chosen: File) => {
    if (chosen.size > MOST_BYTES) return form.refuse({ [key]: TOO_LARGE })
    if (onChoose) return onChoose(chosen)
    form.file(key, chosen)
  }
  const over = useDrop(wholePage ? 'page' : id, take)
  const hydrated = useHydrated()
  const input = useFileInput(take)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div id={fieldAnchor(key)} data-drop={id}>
      <label htmlFor={id} className={quiet ? 'sr-only' : 'field-label'}>
        {label}
        {!required && <span className="ml-1.5 font-normal text-text-2">optional</span>}
      </label>
      <div
        className={`relative mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 rounded-card border bg-surface px-4 py-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:grid-cols-[auto_minmax(0,1fr)_auto] ${file ? 'border-line-strong' : 'border-dashed border-edge'} ${over ? 'border-brand bg-brand-tint' : ''}`}
      >
        <input
          id={id}
          ref={input}
          type="file"
          name={key}
          accept={key === 'resume' ? RESUME_TYPES : OTHER_TYPES}
          // Until the script has loaded, the browser's own control shows which file was chosen.
          className={hydrated ? 'sr-only' : 'order-1 w-full min-w-0 text-14 file:hidden'}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={event => {
            const chosen = event.target.files?.[0]
            // The same file chosen again must be seen again.
            event.target.value = ''
            if (chosen) take(chosen)
          }}
        />
        <Icon of={file ? FileText : Upload} size={24} className="text-brand" />
        <div className={hydrated ? 'min-w-0' : 'hidden'}>
          {file ? (
            <>
              <b className="block font-medium wrap-anywhere">{file.name}</b>
              <small className="block text-14 text-text-2">
                {[sizeText(file.size), note].filter(Boolean).join(', ')}
              </small>
            </>
          ) : (
            <p className="text-text-2">
              {wholePage
                ? 'Drop it here, or choose it. It fills in most of this form for you.'
                : 'Drop it here, or choose it from your device.'}
            </p>
          )}
        </div>
        <div className="order-2 col-span-2 flex gap-2 sm:col-span-1">
          {/* A second label: pressing it opens the choice before any script is there, and its words are part of the name. */}
          <label
            htmlFor={id}
            className="button h-11! flex-1 text-14! cursor-pointer max-sm:border-line-strong!"
            data-kind={file ? 'quiet' : undefined}
          >
            {file ? 'Replace' : 'Choose a file'}
          </label>
          {file && (
            <Button
              kind="quiet"
              className="h-11! flex-1 text-14! max-sm:border-line-strong!"
              onClick={() => {
                if (onRemove) onRemove()
                else form.file(key, null)
                input.current?.focus()
              }}
            >
              Remove<span className="sr-only"> {file.name}</span>
            </Button>
          )}
        </div>
      </div>
      <div aria-live="polite">
        {busy && (
          <p className="mt-2.5 flex items-center gap-2 text-14 text-text-2">
            <Spinner /> {busy}
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && (
        <p id={`${id}-help`} className="field-help mt-2.5">
          {file && wholePage ? `Or drop another one anywhere on this page: ${help}` : help}
        </p>
      )}
      {children}
    </div>
  )
}

/** The file input. A file that was chosen before the script had loaded is taken as if it were chosen now. */
function useFileInput(take: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null)
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current || !input.current) return
    looked.current = true
    const [file] = input.current.files ?? []
    input.current.value = ''
    if (file) take(file)
  }, [take])
  return input
}

/** Whether a file hangs over the place it may fall on: the field alone, or the whole page. */
function useDrop(place: string, take: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const target = place === 'page' ? document : document.querySelector<HTMLElement>(`[data-drop="${place}"]`)
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const hover = (event: Event) => {
      if (!(event instanceof DragEvent) || !isFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: Event) => {
      if (event instanceof DragEvent && event.relatedTarget === null) setOver(false)
    }
    const drop = (event: Event) => {
      if (!(event instanceof DragEvent) || !isFile(event)) return
      // Another field's own place takes it: the page only catches what falls beside them.
      if (event.defaultPrevented) return setOver(false)
      event.preventDefault()
      setOver(false)
      const dropped = event.dataTransfer?.files[0]
      if (dropped) latest.current(dropped)
    }
    const events = [
      ['dragover', hover],
      ['dragleave', leave],
      ['drop', drop],
    ] as const
    for (const [name, listen] of events) target?.addEventListener(name, listen)
    return () => events.forEach(([name, listen]) => target?.removeEventListener(name, listen))
  }, [place])
  return over
}
