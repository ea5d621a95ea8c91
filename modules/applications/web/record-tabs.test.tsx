// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { newField } from '#modules/forms/policy.ts'
import { pageText, show } from '#tests/screen.tsx'
import type { CandidateDetails } from '../contract.ts'
import { AnswersTab } from './record-tabs.tsx'

const application = (privacy_notice: { version: number; accepted_at: string } | null) =>
  ({
    form: [
      {
        key: 'you',
        title: 'About you',
        description: '',
        fields: [
          newField('short_text', 'name', 'Name'),
          newField('consent', 'privacy', 'I agree to the privacy notice.'),
        ],
      },
    ],
    answers: { name: 'Noor Haddad', privacy: true },
    privacy_notice,
  }) as unknown as CandidateDetails['applications'][number]

test('the answers say which version of the privacy notice was accepted, and when', async () => {
  await show(<AnswersTab application={application({ version: 3, accepted_at: '2025-11-26T09:00:00.000Z' })} />)
  expect(pageText()).toMatch(
    /I agree to the privacy notice\..*Version 3 of the privacy notice, accepted on .*26.*2025/u,
  )
})

test('an imported candidate accepted none', async () => {
  await show(<AnswersTab application={application(null)} />)
  expect(pageText()).not.toContain('of the privacy notice, accepted')
})
