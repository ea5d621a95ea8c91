import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { demoRequest } from '../contract.ts'
import { HIRES_A_YEAR } from '../policy.ts'
import { contactWords as words, requestWords } from '../words/contact.ts'
import { RequestForm, RequestSent, SenderFields } from './request-parts.tsx'
import { useRequest } from './use-request.ts'

const EMPTY = { kind: 'demo', name: '', email: '', organization: '', message: '', website: '' } as const
const HIRES = HIRES_A_YEAR.map(value => ({ value, label: requestWords.hires[value] }))

/** A request for a demo. */
export function DemoForm() {
  const { form, send, submit, again } = useRequest(demoRequest, EMPTY, [
    'name',
    'email',
    'organization',
    'hires_a_year',
    'message',
  ])
  const { errors } = form.formState
  if (send.isSuccess) return <RequestSent kind="demo" email={send.variables.email} onAnother={again} />
  return (
    <RequestForm
      onSubmit={submit}
      busy={send.isPending}
      error={send.error}
      failed={words.failedDemo}
      submit={words.request}
      note={words.storedDemo}
      hidden={form.register('website')}
    >
      <SenderFields name={form.register('name')} email={form.register('email')} errors={errors} />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <Field label={words.organization} error={errors.organization?.message} required>
          <Input {...form.register('organization')} autoComplete="organization" />
        </Field>
        <Field label={words.hires} error={errors.hires_a_year?.message} required>
          <Select {...form.register('hires_a_year')} choices={HIRES} placeholder={words.selectHires} />
        </Field>
      </div>
      <Field label={words.wish} help={words.wishHelp} error={errors.message?.message} optional>
        <Textarea {...form.register('message')} rows={4} />
      </Field>
    </RequestForm>
  )
}
