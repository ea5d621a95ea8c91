import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { agree, anInvitation, Page } from './room.fixture.ts'

/** A server with an organization that interviews candidates for a job, and the steps that its tests share. */
export async function startInterviewing() {
  const server = await startTestServer()
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const job = await anOpenJob(organization)
  const invited = () => anInvitation(server, organization, job)

  /** An interview at its first question, with the page that entered the room. */
  async function started() {
    const invitation = await invited()
    await agree(server, invitation.token)
    const { page, state } = await Page.enter(server.url, invitation.token)
    page.send({ type: 'ready' })
    await page.next('clock')
    return { ...invitation, page, state }
  }

  return { server, organization, job, invited, started }
}
