import { FileText, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { locale } from '#platform/locale/locale.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { answerWords } from '../words/answers.ts'
import { formWords as words } from '../words/form.ts'
import type { FieldInputProps } from './field-input.ts'
import { fieldAnchor } from './use-field-form.ts'

/** The server's limit, checked here too, so that nobody uploads a large file only to have it refused. */
const MOST_BYTES = 10 * 1024 * 1024

const RESUME_TYPES = '.pdf,.docx,.odt,.txt'
const OTHER_TYPES = '.pdf,.docx,.odt,.txt,.png,.jpg,.jpeg,.webp'

interface FileFieldProps extends FieldInputProps {
  /** After the size: "2 pages, read at 14:02". */
  note?: string
  /** Shown while the file is being read. */
  busy?: string
  /** Files dropped anywhere on the page belong to this field. */
  wholePage?: boolean
  onChoose?: (file: File) => void
  onRemove?: () => void
  children?: ReactNode
}

/** A file by drag and drop, click or keyboard. */
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
  const error = form.shownProblems[key]
  const take = (chosen: File) => {
    if (chosen.size > MOST_BYTES) return form.refuse({ [key]: answerWords.fileTooLarge })
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
        {!required && <span className="ml-1.5 font-normal text-text-2">{words.optional}</span>}
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
            // Choosing the same file again must raise another event.
            event.target.value = ''
            if (chosen) take(chosen)
          }}
        />
        <Icon of={file ? FileText : Upload} size={24} className="text-brand" />
        <div className={hydrated ? 'min-w-0' : 'hidden'}>
          {file ? (
            <>
              <b className="block font-medium wrap-anywhere">{file.name}</b>
              <small className="block text-14 text-text-2">{locale.parts([locale.bytes(file.size), note])}</small>
            </>
          ) : (
            <p className="text-text-2">
              {wholePage ? words.file.askResume : words.file.ask}
              <span className="pointer-coarse:hidden">{words.file.dropHere}</span>
            </p>
          )}
        </div>
        <div className="order-2 col-span-2 flex gap-2 sm:col-span-1">
          {/* A second label: clicking it opens the file dialog even before the script has loaded. */}
          <label
            htmlFor={id}
            className="button h-11! flex-1 text-14! cursor-pointer max-sm:border-line-strong!"
            data-kind={file ? 'quiet' : undefined}
          >
            {file ? words.file.replace : words.file.choose}
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
              {words.file.remove}
              <span className="sr-only"> {file.name}</span>
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
          {file && wholePage && <span className="pointer-coarse:hidden">{words.file.dropAnother}</span>}
          {help}
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

/** Whether a file is being dragged over the drop area: the field, or the whole page. */
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
      // Another field has taken the file already.
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
