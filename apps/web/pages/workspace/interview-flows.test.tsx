// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { flowWords as words } from '#modules/interview-flows/words/flows.ts'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import { paths } from '../../paths.ts'
import { write } from '../../storage.ts'
import InterviewFlows from './interview-flows.tsx'

const links = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
const serveWith = (flowsLeft: number) =>
  serve(({ path }) =>
    path.startsWith('/api/subscriptions')
      ? { warnings: [], can_create_flow: flowsLeft > 0, remaining_interviews: 5 }
      : { items: [], jobs: {}, other_jobs: {} },
  )

test('without a flow left, the plans are offered instead of a new flow', async () => {
  write({ admin_role: 'owner', can_create_flow: 'true' })
  serveWith(0)
  await show(<InterviewFlows />)
  await eventually(() => expect(pageText()).toContain(words.limitTitle))
  expect(links()).toContain(paths.buyPlan())
  expect(links()).not.toContain(paths.interviewFlowForm())
})

test('a flow that was removed in another place makes room for a new one', async () => {
  write({ admin_role: 'owner', can_create_flow: 'false' })
  serveWith(1)
  await show(<InterviewFlows />)
  await eventually(() => expect(links()).toContain(paths.interviewFlowForm()))
  expect(pageText()).not.toContain(words.limitTitle)
})
