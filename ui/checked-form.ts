import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { scrollBehavior } from './scroll.ts'

/** Marks of an error: an invalid control, or an error message of a group of controls. */
const INVALID = '[aria-invalid="true"], .field-error'
const FOCUSABLE = 'input, select, textarea, button, [contenteditable=true]'

/** Scrolls to the first error of the form and focuses its control, because forms are long. */
function showFirstError(): void {
  const root = document.activeElement?.closest('form') ?? document
  const first = root.querySelector<HTMLElement>(INVALID)
  if (!first) return
  const control = first.matches(FOCUSABLE) ? first : first.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}

/** A form: validates when a field is left, then while typing, and focuses the first error. */
export function useCheckedForm<Output extends FieldValues, Input extends FieldValues>(
  resolver: Resolver<Input, unknown, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    // The library focuses registered fields only, in the order in which they were registered.
    shouldFocusError: false,
    defaultValues,
  })
  // Not `isValid`: whoever reads it has the form validated when it opens, and the schema loaded.
  const { submitCount, errors, isSubmitSuccessful } = form.formState
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful && Object.keys(errors).length > 0) showFirstError()
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
