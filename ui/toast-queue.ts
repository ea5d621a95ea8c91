/** The result of an action that is not visible on the current screen. */
export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'neutral' | 'danger'
  /** One action, such as Undo. `alt` tells screen reader users how to do it without the toast. */
  readonly action?: { readonly label: string; readonly alt: string; readonly run: () => void }
}

interface ShownToast extends ToastMessage {
  readonly id: number
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

/** Shows a message. A newer one replaces the current one (specification, section 9). */
export function toast(message: ToastMessage): void {
  count += 1
  shown = { ...message, id: count }
  for (const listener of listeners) listener()
}

export function dismissToast(id: number): void {
  if (shown?.id !== id) return
  shown = null
  for (const listener of listeners) listener()
}

export const currentToast = () => shown

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
