// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Controller } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Field } from './field.tsx'
import { readDraft, useDraft, useSchemaForm } from './form.ts'
import { Input } from './input.tsx'

const schema = z.object({ title: z.string(), lines: z.array(z.string().min(1)) })
type Form = ReturnType<typeof useTestForm>
let form: Form
const keepForm = (made: Form) => {
  form = made
}

function useTestForm() {
  const made = useSchemaForm(schema, { title: '', lines: [''] })
  useDraft(made, 'test')
  return made
}

/** A form whose second field is not registered with the library, like lists of lines. */
function TestForm({ onForm }: { onForm: (made: Form) => void }) {
  const form = useTestForm()
  useEffect(() => {
    onForm(form)
  }, [form, onForm])
  return (
    <form onSubmit={form.handleSubmit(() => undefined)}>
      <Field label="Title">
        <Input {...form.register('title')} />
      </Field>
      <Controller
        control={form.control}
        name="lines"
        render={({ fieldState }) => <input id="line" aria-invalid={Boolean(fieldState.error)} readOnly value="" />}
      />
      <button type="submit">Save</button>
    </form>
  )
}

let root: Root
const scrolled = vi.fn<(element: Element) => void>()
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this)
  }
  const box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () => root.render(<TestForm onForm={keepForm} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a failed submit focuses the first invalid control and scrolls to it, even if it is not a registered field', async () => {
  const save = document.querySelector('button')!
  save.focus()
  await act(async () => form.handleSubmit(() => undefined)())
  expect(document.activeElement?.id).toBe('line')
  expect(scrolled).toHaveBeenCalledWith(document.getElementById('line'))
})

test('a change is stored as a draft, but a reset to saved values is not', async () => {
  await act(async () => form.setValue('title', 'Typed'))
  expect(readDraft('test')).toMatchObject({ title: 'Typed' })
  localStorage.clear()
  await act(async () => form.reset({ title: 'Saved', lines: ['x'] }))
  expect(readDraft('test')).toBeNull()
})
