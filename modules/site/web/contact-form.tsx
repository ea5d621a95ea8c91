import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { question } from '../contract.ts'
import { CONTACT_TOPICS } from '../policy.ts'
import { contactWords as words, requestWords } from '../words/contact.ts'
import { RequestForm, RequestSent, SenderFields } from './request-parts.tsx'
import { useRequest } from './use-request.ts'

const EMPTY = { kind: 'contact', name: '', email: '', message: '', website: '' } as const
const TOPICS = CONTACT_TOPICS.map(value => ({ value, label: requestWords.topics[value] }))

/** A question to the operators of the platform. */
export function ContactForm() {
  const { form, send, submit, again } = useRequest(question, EMPTY, ['name', 'email', 'topic', 'message'])
  const { errors } = form.formState
  if (send.isSuccess) return <RequestSent kind="contact" email={send.variables.email} onAnother={again} />
  return (
    <RequestForm
      onSubmit={submit}
      busy={send.isPending}
      error={send.error}
      failed={words.failed}
      submit={words.send}
      note={words.stored}
      hidden={form.register('website')}
    >
      <SenderFields name={form.register('name')} email={form.register('email')} errors={errors} />
      <Field label={words.topic} error={errors.topic?.message} required>
        <Select {...form.register('topic')} choices={TOPICS} placeholder={words.selectTopic} />
      </Field>
      <Field label={words.message} help={words.noCandidateData} error={errors.message?.message} required>
        <Textarea {...form.register('message')} rows={5} />
      </Field>
    </RequestForm>
  )
}
