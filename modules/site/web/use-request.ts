import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { clearDraft, readDraft, showFieldErrors, useDraft, useSchemaForm } from '#ui/form.ts'
import type { ContactRequest } from '../contract.ts'
import { sendRequest } from './api.ts'

/** A form that sends a request. What was typed stays on this device until the request is sent. */
export function useRequest<Output extends ContactRequest, Input extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  empty: DefaultValues<Input>,
  fields: readonly Path<Input>[],
) {
  const draft = `request:${fields.join()}`
  const form = useSchemaForm<Output, Input>(schema, Object.assign({}, empty, readDraft<Input>(draft)))
  useDraft(form, draft)
  const send = useMutation({ mutationFn: sendRequest, onSuccess: () => clearDraft(draft) })
  const { error } = send
  useEffect(() => {
    if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, fields)
    // `fields` is a literal at every call: its content does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, form])
  return {
    form,
    send,
    submit: form.handleSubmit(values => send.mutate(values)),
    /** Shows the empty form again. */
    again: () => {
      form.reset(empty)
      send.reset()
    },
  }
}
