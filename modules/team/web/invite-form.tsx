import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { AdminRole } from '#platform/access/roles.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { peopleWords as words } from '../words/people.ts'
import { invite, refreshTeam } from './api.ts'

const MOST_AT_ONCE = 50
const isAddress = (text: string) => z.email().safeParse(text).success

/** The addresses in a text, each once. */
const addressesIn = (text: string) => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(one => one.trim().toLowerCase())
      .filter(Boolean),
  ),
]

function problemOf(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return words.noEmails
  if (addresses.length > MOST_AT_ONCE) return words.tooMany(MOST_AT_ONCE)
  const wrong = addresses.find(one => !isAddress(one))
  return wrong === undefined ? undefined : words.notAnAddress(wrong)
}

interface InviteFormProps {
  /** The roles that this person can give. */
  readonly roles: readonly AdminRole[]
  /** `pending` while they load, `error` if that failed. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[] | 'pending' | 'error'
}

function jobsHelp(jobs: InviteFormProps['jobs']): string | undefined {
  if (jobs === 'pending') return undefined
  if (jobs === 'error') return words.jobsFailed
  return jobs.length > 0 ? words.jobsHelp : words.noJobs
}

/** Invites several people with one role. Addresses that were refused stay in the field, with the reason. */
export function InviteForm({ roles, jobs }: InviteFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [role, setRole] = useState<AdminRole>('interviewer')
  const [jobIds, setJobIds] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const addresses = addressesIn(text)
  const listed = typeof jobs === 'string' ? [] : jobs
  const isLimited = role === 'hiring_manager' || role === 'interviewer'
  const send = useMutation({
    mutationFn: async () => {
      const refused: { email: string; says: string }[] = []
      for (const email of addresses)
        await invite({ email, role, job_ids: isLimited ? [...jobIds] : [] }).catch((error: unknown) =>
          refused.push({ email, says: errorWords(error).says }),
        )
      return { sent: addresses.length - refused.length, refused }
    },
    onSuccess: ({ refused }) => {
      setText(refused.map(({ email }) => email).join(', '))
      return refreshTeam(client)
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const found = problemOf(addresses)
    setProblem(found)
    if (!found && !send.isPending) send.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[640px] gap-5">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_180px]">
        <Field label={words.emails} help={words.emailsHelp} error={problem} required>
          <Textarea
            value={text}
            rows={2}
            autoComplete="off"
            spellCheck={false}
            onChange={event => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Field label={words.role} help={words.roleHelp}>
          <Select
            value={role}
            onChange={event => setRole(event.target.value as AdminRole)}
            choices={roles.map(value => ({ value, label: roleWords.names[value] }))}
          />
        </Field>
      </div>
      <p className="max-w-[60ch] text-13 text-text-2">
        {roleWords.names[role]}: {roleWords.may[role]}
      </p>
      {isLimited && (
        <Field label={words.jobs} help={jobsHelp(jobs)} group optional>
          <div className="grid max-h-48 gap-2 overflow-y-auto">
            {listed.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={jobIds.includes(id)}
                onChange={event => setJobIds(event.target.checked ? [...jobIds, id] : jobIds.filter(one => one !== id))}
              />
            ))}
          </div>
        </Field>
      )}
      {send.data && send.data.refused.length > 0 && (
        <Alert tone="danger" title={words.sendFailed} live>
          <ul className="grid gap-1">
            {send.data.refused.map(({ email, says }) => (
              <li key={email} className="wrap-anywhere">
                <strong className="font-medium">{email}</strong>: {says}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={send.isPending}>
          {words.send(addresses.length)}
        </Button>
        <span aria-live="polite" className="text-13 text-text-2">
          {send.data && send.data.sent > 0 && words.sent(send.data.sent)}
        </span>
      </div>
    </form>
  )
}
