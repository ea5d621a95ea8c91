import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'
import { currentToast, dismissToast, onToast, type ToastMessage } from './toast-queue.ts'
import { useSwipe } from './use-swipe.ts'
import { partWords } from './words.ts'

const DURATION_MS = 5000
const HOTKEY = 'F8'
/** How long the text stands in a live region. Screen readers read what is added to one that already exists. */
const ANNOUNCED_MS = 1000

/** Where toasts appear: 5000 ms each, swiped away after 50 px, reached by F8, at most 420 px wide from 768 px (specification, section 9). */
export function Toaster() {
  const message = useSyncExternalStore(onToast, currentToast, () => null)
  const list = useRef<HTMLOListElement>(null)
  const [paused, setPaused] = useState(false)
  const close = () => {
    if (!message) return
    if (list.current?.contains(document.activeElement)) list.current.focus()
    setPaused(list.current === document.activeElement)
    dismissToast(message.id)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code === HOTKEY) list.current?.focus()
    // Whatever is open above the page closes first.
    const isAlone = !document.querySelector('[role=dialog], [role=menu]')
    if (event.key === 'Escape' && (isAlone || list.current?.contains(document.activeElement))) close()
  })
  useEffect(() => {
    const pause = () => setPaused(true)
    const resume = () => setPaused(false)
    window.addEventListener('blur', pause)
    window.addEventListener('focus', resume)
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    // Before a dialog or menu that closes with the same key.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('blur', pause)
      window.removeEventListener('focus', resume)
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the time stops while someone reads
    <div
      role="region"
      aria-label={partWords.notifications.replace('{hotkey}', HOTKEY)}
      tabIndex={-1}
      className={message ? 'pointer-events-auto' : 'pointer-events-none'}
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(list.current?.contains(document.activeElement) ?? false)}
      // A dialog or a menu stays open while someone uses a toast: they listen outside themselves, on the document.
      onPointerDown={event => event.stopPropagation()}
      onFocus={event => {
        event.stopPropagation()
        setPaused(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setPaused(false)}
    >
      <ol
        ref={list}
        tabIndex={-1}
        className="fixed right-0 bottom-(--toast-bottom) z-70 flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px]"
      >
        {message && <Toast key={message.id} message={message} paused={paused} onClose={close} />}
      </ol>
    </div>
  )
}

function Toast({ message, paused, onClose }: { message: ToastMessage; paused: boolean; onClose: () => void }) {
  const { title, description, tone, action } = message
  const left = useRef(DURATION_MS)
  const end = useEffectEvent(onClose)
  useEffect(() => {
    if (paused) return undefined
    const start = Date.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [paused])
  const { shift, ...swipe } = useSwipe(onClose)
  const said = [partWords.notification, title, description, action?.alt].filter(Boolean).join(' ')
  return (
    <>
      <Announcement urgent={tone === 'danger'}>{said}</Announcement>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the swipe has a button as well */}
      <li
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reached by F8, then read as a whole
        tabIndex={0}
        {...swipe}
        style={{ transform: shift > 0 ? `translateX(${shift}px)` : undefined }}
        className="float flex touch-none items-start gap-3 py-3 pr-2 pl-4 select-none"
      >
        <div className="min-w-0 flex-1">
          <div className={`font-medium ${tone === 'danger' ? 'text-danger' : ''}`}>{title}</div>
          {description && <div className="text-13 text-text-2">{description}</div>}
        </div>
        {action && (
          <button
            type="button"
            className="button"
            data-size="small"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.label}
          </button>
        )}
        <IconButton icon={X} label={partWords.dismiss} size="small" onClick={onClose} />
      </li>
    </>
  )
}

/** Outside the page's own content, because a dialog hides that from screen readers. */
function Announcement({ urgent, children }: { urgent: boolean; children: string }) {
  const [phase, setPhase] = useState<'before' | 'now' | 'done'>('before')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPhase('now'))
    const timer = setTimeout(() => setPhase('done'), ANNOUNCED_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  if (phase === 'done') return null
  return createPortal(
    <div role="status" aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {phase === 'now' && children}
    </div>,
    document.body,
  )
}
