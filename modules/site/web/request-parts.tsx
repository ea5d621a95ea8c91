import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import type { RequestKind } from '../policy.ts'
import { contactWords as words } from '../words/contact.ts'

interface RequestFormProps {
  onSubmit: FormEventHandler
  busy: boolean
  error: unknown
  failed: string
  submit: string
  note: string
  /** Of the field that people do not see. */
  hidden: UseFormRegisterReturn
  children: ReactNode
}

/** A form with its button, and what happens to what is sent. */
export function RequestForm({ onSubmit, busy, error, failed, submit, note, hidden, children }: RequestFormProps) {
  return (
    <form noValidate className="card grid content-start gap-5 p-5 md:p-8" onSubmit={onSubmit}>
      {children}
      {/* Programs fill in every field. People and screen readers never reach this one. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {words.leaveEmpty}
          <input {...hidden} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormProblem error={error} title={failed} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Button type="submit" kind="primary" size="large" busy={busy} className="max-sm:w-full">
          {submit}
        </Button>
        <p className="text-14 text-text-2">{note}</p>
      </div>
    </form>
  )
}

interface SenderFieldsProps {
  name: UseFormRegisterReturn
  email: UseFormRegisterReturn
  errors: { readonly name?: { message?: string }; readonly email?: { message?: string } }
}

/** Who writes. */
export const SenderFields = ({ name, email, errors }: SenderFieldsProps) => (
  <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
    <Field label={words.name} error={errors.name?.message} required>
      <Input {...name} autoComplete="name" />
    </Field>
    <Field label={words.email} error={errors.email?.message} required>
      <Input {...email} type="email" autoComplete="email" inputMode="email" />
    </Field>
  </div>
)

/** Shown instead of the form once the request is stored. It gets the focus, so that screen readers read it. */
export function RequestSent({ kind, email, onAnother }: { kind: RequestKind; email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="card content-start p-5 md:p-8">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-28 leading-[1.15] tracking-[-0.015em] outline-none">
        {words.sent[kind]}
      </h2>
      <p className="mt-3 text-pretty text-text-2">
        {words.confirmedBefore} <strong className="font-medium wrap-anywhere text-text">{email}</strong>{' '}
        {words.confirmedAfter[kind]}
      </p>
      <Button className="mt-6" size="large" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  )
}
