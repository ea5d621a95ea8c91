import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { currentToast, dismissToast, onToast } from './toast-queue.ts'
import { partWords } from './words.ts'

/** Where toasts appear: 5000 ms each, swiped away after 50 px, reached by F8, at most 420 px wide from 768 px (specification, section 9). */
export function Toaster() {
  const message = useSyncExternalStore(onToast, currentToast, () => null)
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label={partWords.notification}>
      {message && (
        <Radix.Root
          key={message.id}
          type={message.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={open => open || dismissToast(message.id)}
          className="float flex items-start gap-3 py-3 pr-2 pl-4 data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className={`font-medium ${message.tone === 'danger' ? 'text-danger' : ''}`}>
              {message.title}
            </Radix.Title>
            {message.description && (
              <Radix.Description className="text-13 text-text-2">{message.description}</Radix.Description>
            )}
          </div>
          {message.action && (
            <Radix.Action
              altText={message.action.alt}
              className="button"
              data-size="small"
              onClick={message.action.run}
            >
              {message.action.label}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton icon={X} label={partWords.dismiss} size="small" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label={partWords.notifications}
        className="fixed right-0 bottom-0 z-70 flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px]"
      />
    </Radix.Provider>
  )
}
