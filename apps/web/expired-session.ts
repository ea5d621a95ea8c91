import type { LoginReply } from './session.ts'
import { startSession } from './session.ts'
import { read } from './storage.ts'

/** How the dialog that signs someone in again ended. */
type End = 'renewed' | 'dismissed' | 'other_person'

let ends: ((end: End) => void) | null = null
let asking: Promise<End> | null = null
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The page with the latest input, which would be lost by leaving the page. */
let typedOn: string | null = null

/** Watches for input. Called once, by the entry point. */
export function watchTyping(): void {
  document.addEventListener('input', () => (typedOn = window.location.pathname), { capture: true })
}

export const hasUnsavedInput = (): boolean => typedOn === window.location.pathname

/** Whether a layout is on screen that can show the dialog. */
export const canAsk = (): boolean => listeners.size > 0

/** Opens the dialog. Calls that fail meanwhile wait for the same answer. */
export function askToSignIn(): Promise<End> {
  asking ??= new Promise<End>(resolve => {
    ends = resolve
    notify()
  })
  return asking
}

function finish(end: End): void {
  ends?.(end)
  ends = null
  asking = null
  notify()
}

/** Completes the login. Cached data and input belong to the previous person, so they are dropped if another person logs in. */
export function signedInAgain(reply: LoginReply): void {
  const samePerson = read('userId') === reply.admin.id
  startSession(reply)
  finish(samePerson ? 'renewed' : 'other_person')
}

export const dismissSignIn = (): void => finish('dismissed')

export const isAsking = (): boolean => ends !== null
export function onAsking(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
