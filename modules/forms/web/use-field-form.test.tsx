// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormField, FormSection } from '../contract.ts'
import { aField as field } from '../field.fixture.ts'
import { useEarlyAnswers } from './early-answers.ts'
import { fieldAnchor, type FormHandle, useFieldForm } from './use-field-form.ts'

const oncall = field('oncall', { kind: 'yes_no', required: true })
const often = field('often', { show_if: { field: 'oncall', equals: 'yes' } })
const why = field('why', { required: true, show_if: { field: 'often', equals: 'never' } })
const email = field('email', { kind: 'email', required: true })
const fields: FormField[] = [oncall, often, why, email]
const sections: FormSection[] = [{ key: 'part', title: 'Part', help: '', fields }]

let form: FormHandle
const keepForm = (made: FormHandle) => {
  form = made
}
const submitted = vi.fn<(sending: FormHandle['sending']) => void>()

function TestForm({ onForm }: { onForm: (made: FormHandle) => void }) {
  const made = useFieldForm(sections)
  useEffect(() => {
    onForm(made)
  }, [made, onForm])
  return (
    <form onSubmit={event => made.submit(event, () => submitted(made.sending))}>
      {made.sections.flatMap(({ fields }) =>
        fields.map(({ key }) => (
          <div key={key} id={fieldAnchor(key)}>
            <input name={key} />
          </div>
        )),
      )}
      <button type="submit">Submit</button>
    </form>
  )
}

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  submitted.mockClear()
  Element.prototype.scrollIntoView = () => undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<TestForm onForm={keepForm} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const does = (change: (form: FormHandle) => void) => act(async () => change(form))
const attempt = () => act(async () => document.querySelector('button')!.click())
const shown = () => form.shownProblems

describe('the shown problems', () => {
  test('are none before a field was left, then those of that field', async () => {
    expect(shown()).toEqual({})
    expect(Object.keys(form.problems)).toEqual(['oncall', 'email'])
    await does(made => made.touch('email'))
    expect(Object.keys(shown())).toEqual(['email'])
  })

  test('are all after an attempt to submit, which focuses the first', async () => {
    await attempt()
    expect(Object.keys(shown())).toEqual(['oncall', 'email'])
    expect(document.activeElement?.getAttribute('name')).toBe('oncall')
    expect(submitted).not.toHaveBeenCalled()
  })

  test('are updated while typing once they are shown', async () => {
    await does(made => made.answer('email', 'noor@'))
    expect(shown()).toEqual({})
    await does(made => made.touch('email'))
    expect(shown()).toHaveProperty('email')
    await does(made => made.answer('email', 'noor@posta.example'))
    expect(shown()).toEqual({})
    await does(made => made.answer('email', 'noor@posta'))
    expect(shown()).toHaveProperty('email')
  })

  test('appear for a choice right away', async () => {
    await does(made => made.answer('oncall', true, true))
    await does(made => made.answer('oncall', undefined, true))
    expect(Object.keys(shown())).toEqual(['oncall'])
  })

  test('include those of a question that is asked only after the attempt', async () => {
    await attempt()
    await does(made => made.answer('oncall', true, true))
    await does(made => made.answer('often', 'never'))
    expect(Object.keys(shown())).toEqual(['why', 'email'])
  })

  test('include a message of the server until its field changes', async () => {
    await does(made => made.answer('email', 'noor@posta.example'))
    await does(made => made.refuse({ email: 'No.' }))
    expect(shown()).toEqual({ email: 'No.' })
    await does(made => made.answer('oncall', true))
    await does(made => made.touch('email'))
    expect(shown()).toEqual({ email: 'No.' })
    await attempt()
    expect(shown()).toEqual({ email: 'No.' })
    await does(made => made.answer('email', 'n@posta.example'))
    expect(shown()).toEqual({})
  })

  test('include a message of the server for a file until another is chosen', async () => {
    await does(made => made.refuse({ email: 'Too large.' }))
    await does(made => made.file('email', new File(['x'], 'cv.txt')))
    expect(shown()).toEqual({})
  })
})

describe('submitting', () => {
  test('happens without problems, also when the server has refused the same answers', async () => {
    await does(made => made.fill({ oncall: false, often: 'never', email: ' noor@posta.example ' }))
    await does(made => made.refuse({ email: 'No.' }))
    await attempt()
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ oncall: false, email: 'noor@posta.example' })
  })
})

test('removes a removed file and a cleared answer', async () => {
  const [first, second] = [new File(['x'], 'cv.txt'), new File(['y'], 'other.txt')]
  await does(made => made.file('resume', first))
  await does(made => made.file('resume', second))
  expect(form.files.resume).toBe(second)
  await does(made => made.answer('town', 'Beirut'))
  expect(form.answers).toEqual({ town: 'Beirut' })
  await does(made => made.file('resume', null))
  await does(made => made.answer('town', undefined))
  expect(form.files).toEqual({})
  expect(form.answers).toEqual({})
})

test('is as new after it was cleared', async () => {
  await does(made => made.answer('email', 'noor@', true))
  await does(made => made.refuse({ oncall: 'No.' }))
  await attempt()
  await does(made => made.clear())
  expect(shown()).toEqual({})
  expect(form.answers).toEqual({})
  expect(form.isEmpty).toBe(true)
})

test('takes over what was typed before the script had loaded, and shows its problems', async () => {
  function EarlyForm() {
    const made = useFieldForm(sections)
    useEarlyAnswers(fields, made)
    useEffect(() => {
      keepForm(made)
    }, [made])
    return (
      <form id="application">
        <input name="email" defaultValue="early@" />
      </form>
    )
  }
  await act(async () => root.render(<EarlyForm />))
  expect(form.answers).toEqual({ email: 'early@' })
  expect(Object.keys(shown())).toEqual(['email'])
})
