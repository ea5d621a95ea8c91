import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Reads a draft stored on this device; null if there is none or storage is not available. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    const value: unknown = JSON.parse(sessionOrLocal(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : null
  } catch {
    return null
  }
}
const sessionOrLocal = (key: string) =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(`draft:${key}`)

/** Stores a draft on this device. */
export function writeDraft(key: string, value: object): void {
  try {
    localStorage.setItem(`draft:${key}`, JSON.stringify(value))
  } catch {
    // Storage is full or not available: the form works without a draft.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(`draft:${key}`)
  } catch {
    // Storage is not available (private mode): there is no draft to clear.
  }
}

/** Stores input on this device until it is submitted, except the given fields. Never store passwords. */
export function useDraft<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  key: string,
  except: readonly Path<I>[] = [],
): void {
  const { watch } = form
  useEffect(() => {
    const subscription = watch((values, { name }) => {
      // A reset names no field: what was saved is not a draft.
      if (name === undefined) return
      const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !except.some(one => one === name)))
      writeDraft(key, kept)
    })
    return () => subscription.unsubscribe()
    // `except` is a literal at every call: its content does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [watch, key])
}
