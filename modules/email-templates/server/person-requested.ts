import type { ProductEvent } from '#platform/events/events.ts'
import { postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import { applicationById, candidateById } from '#modules/applications/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { screeningById } from '#modules/screenings/public.ts'
import { emailWords } from '../words/emails.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

/** E-mails the person who invited a candidate, or the owners, that the candidate agreed to be contacted by a person. */
export async function notifyPersonRequested(services: Services, event: ProductEvent<'screening.person_requested'>) {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const screening = await screeningById(tx.q, tx.organizationId, event.data.screening_id).executeTakeFirst()
    if (!screening) return
    const application = await applicationById(tx.q, tx.organizationId, screening.application_id).executeTakeFirst()
    // Nobody is written to about a practice interview or sample data.
    if (!application || application.practice || application.sample) return
    const candidate = await candidateById(tx.q, tx.organizationId, screening.candidate_id).executeTakeFirst()
    if (!candidate) return
    const admins = await adminsOf(tx.q, tx.organizationId).execute()
    const inviting = admins.filter(({ id }) => id === screening.invited_by)
    const readers = inviting.length > 0 ? inviting : admins.filter(({ role }) => role === 'owner')
    const words = emailWords.personRequested
    const subject = words.subject(candidate.name)
    const blocks: Block[] = [
      { kind: 'headline', text: words.headline(candidate.name) },
      { kind: 'paragraph', text: words.text(candidate.name, screening.snapshot.job.title) },
      {
        kind: 'button',
        text: words.open,
        href: `${services.settings.PUBLIC_URL}/candidate-details/${candidate.id}`,
      },
    ]
    const face = faceOf(facts, null, [{ text: emailWords.footer.team(facts.organization.name) }])
    for (const { email, name } of readers) {
      await postMail(tx, {
        to: { address: email, name },
        templateKey: 'person_requested',
        subjectId: null,
        subject,
        text: renderText(blocks, face),
        html: renderHtml(subject, blocks, face),
        cause: event.id,
      })
    }
  })
}
