import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { scrollBehavior } from './scroll.ts'

/** Marks of an error: an invalid control, or an error message of a group of controls. */
const INVALID = '[aria-invalid="true"], .field-error'
const FOCUSABLE = 'input, select, textarea, button'

/** Scrolls to the first error of the form and focuses its control, because forms are long. */
function showFirstError(): void {
  const root = document.activeElement?.closest('form') ?? document
  const first = root.querySelector<HTMLElement>(INVALID)
  if (!first) return
  const control = first.matches(FOCUSABLE) ? first : first.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}

/** A form with a contract's schema: validates when a field is left, then while typing, and focuses the first error. */
export function useSchemaForm<Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    // The library focuses registered fields only, in the order in which they were registered.
    shouldFocusError: false,
    defaultValues,
  })
  const { submitCount, isValid, isSubmitSuccessful } = form.formState
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful && !isValid) showFirstError()
    // Once per attempt: typing changes the validity and must not scroll the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount])
  return form
}

/** Shows the server's messages at their fields and scrolls to the first. @returns the messages without a field */
export function showFieldErrors<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  errors: Record<string, string>,
  fields: readonly Path<I>[],
): string[] {
  const rest: string[] = []
  for (const [path, message] of Object.entries(errors)) {
    const field = fields.find(name => name === path || path.endsWith(`.${name}`))
    if (!field) rest.push(message)
    else {
      form.setError(field, { type: 'server', message })
    }
  }
  if (rest.length < Object.keys(errors).length) requestAnimationFrame(showFirstError)
  return rest
}

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
