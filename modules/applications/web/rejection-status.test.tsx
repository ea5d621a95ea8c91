// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { rejectionWords as words } from '../words/rejection.ts'
import { candidateQuery, countsQuery } from './api.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { RejectionStatus } from './rejection-status.tsx'

const PREVIEW = {
  subject: 'S',
  body: 'B',
  enabled: true,
  variables: [],
  templates: [],
  shown: { subject: 'S', text: 'T', to: 'N' },
}

/** The server's state: an application, its rejection e-mail, and how many applications are active. */
function anApplication(start: { outcome: string; email: string | null }) {
  const now = { ...start }
  const requests = serve(({ method, path }) => {
    if (method !== 'GET' && path.endsWith('/status')) Object.assign(now, { outcome: 'rejected', email: 'held' })
    else if (method !== 'GET' && path.endsWith('/cancel')) now.email = 'cancelled'
    if (path.endsWith('/rejection-email')) return PREVIEW
    if (path.includes('/candidates/')) return { applications: [applicationIn(now)] }
    return { total: now.outcome === 'active' ? 1 : 0 }
  })
  return requests
}
const applicationIn = ({ outcome, email }: { outcome: string; email: string | null }) => ({
  id: 'a1',
  name: 'Noor Haddad',
  outcome,
  outcome_reason: 'we_declined',
  outcome_note: '',
  mails: email === null ? [] : [{ id: 'm1', template_key: 'rejected', state: email, send_at: null }],
})

/** The parts of the workspace that show a rejection. */
function Workspace() {
  const candidate = useQuery(candidateQuery('c1'))
  const counts = useQuery(countsQuery())
  const application = candidate.data?.applications[0]
  return (
    <>
      <p>Active: {counts.data?.total}</p>
      {application && <RejectionStatus application={application} decides onReadEmail={() => undefined} />}
      <RejectDialog
        seen={{ stage: 'review', outcome: 'active' }}
        applicationId="a1"
        name="Noor Haddad"
        open={application?.outcome === 'active'}
        onOpenChange={() => undefined}
      />
    </>
  )
}

test('after a rejection the counts, the scheduled e-mail and its cancel button appear without a reload', async () => {
  anApplication({ outcome: 'active', email: null })
  await show(<Workspace />)
  await eventually(() => expect(pageText()).toContain(words.reject('Noor Haddad')))
  expect(pageText()).toContain('Active: 1')
  await click(words.reject('Noor Haddad'))
  await eventually(() => expect(pageText()).toContain('Active: 0'))
  expect(pageText()).toContain(words.scheduled)
  expect(pageText()).toContain(words.cancelEmail)
})

test('after the e-mail is cancelled the page says that the candidate has not been informed', async () => {
  anApplication({ outcome: 'rejected', email: 'held' })
  await show(<Workspace />)
  await eventually(() => expect(pageText()).toContain(words.cancelEmail))
  await click(words.cancelEmail)
  await eventually(() => expect(pageText()).toContain(words.cancelled('Noor Haddad')))
  expect(pageText()).not.toContain(words.cancelEmail)
})
