import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

/** A form on a contract's own schema: checked when a field is left, then as one types; the first error takes the focus. */
export function useSchemaForm<Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: true,
    defaultValues,
  })
}

/** Puts the server's sentences beside the fields they are about, focusing the first. Returns those that have no field here. */
export function showFieldErrors<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  errors: Record<string, string>,
  fields: readonly Path<I>[],
): string[] {
  const rest: string[] = []
  let focused = false
  for (const [path, message] of Object.entries(errors)) {
    const field = fields.find(name => name === path || path.endsWith(`.${name}`))
    if (!field) rest.push(message)
    else {
      form.setError(field, { type: 'server', message }, { shouldFocus: !focused })
      focused = true
    }
  }
  return rest
}

/** Reads a draft kept on this device; null where there is none or storage is shut. */
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

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(`draft:${key}`)
  } catch {
    // Storage is shut (private mode): there is no draft to clear.
  }
}

/** Keeps what is typed on this device until it is sent. Name the fields to leave out: passwords never belong in a draft. */
export function useDraft<I extends FieldValues, C, O>(
  form: UseFormReturn<I, C, O>,
  key: string,
  except: readonly Path<I>[] = [],
): void {
  const { watch } = form
  useEffect(() => {
    const subscription = watch(values => {
      const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !except.some(one => one === name)))
      try {
        localStorage.setItem(`draft:${key}`, JSON.stringify(kept))
      } catch {
        // Storage is full or shut: the form works without a draft.
      }
    })
    return () => subscription.unsubscribe()
    // `except` is a literal at every call: its content does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [watch, key])
}

/** Asks before the tab closes with unsaved work in it. */
export function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
