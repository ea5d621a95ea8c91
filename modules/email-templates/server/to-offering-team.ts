import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { ProductEvent } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { type AdminRow, adminById, adminsOf } from '#modules/accounts/public.ts'
import { nameFor } from '#modules/applications/public.ts'
import { approvalById, offerById, type OfferRow } from '#modules/offers/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import { type People, readPeople } from './candidate-variables.ts'
import { firstName } from '#platform/locale/first-name.ts'
import { postTemplated } from './post.ts'
import { lastMinute } from './to-offered-candidates.ts'

const words = emailWords.offers

type OfferEvent = ProductEvent<
  | 'offer.approval_asked'
  | 'offer.approved'
  | 'offer.sent_back'
  | 'offer.accepted'
  | 'offer.declined'
  | 'offer.reminder_due'
  | 'offer.expired'
>

/** What an e-mail says to one reader. Texts that people wrote can name the candidate, so they are left out in blind review. */
interface Told {
  readonly offer: OfferRow
  readonly reader: AdminRow
  readonly actor: string
  readonly blind: boolean
}

const activeAdmins = async (tx: OrganizationTransaction, ids: readonly (string | null)[]): Promise<AdminRow[]> => {
  const admins: AdminRow[] = []
  for (const id of new Set(ids)) {
    const admin = id ? await adminById(tx.q, tx.organizationId, id).executeTakeFirst() : undefined
    if (admin && !admin.removed_at) admins.push(admin)
  }
  return admins
}

/** Who wrote and sent the offer, and who is responsible for the application; the owners if nobody of them is left. */
async function responsibleFor(tx: OrganizationTransaction, offer: OfferRow, people: People): Promise<AdminRow[]> {
  const found = await activeAdmins(tx, [offer.created_by, offer.sent_by, people.application.owner_id])
  if (found.length > 0) return found
  return adminsOf(tx.q, tx.organizationId).where('role', '=', 'owner').execute()
}

/** Posts one e-mail per reader, except to the person who caused it. */
const writeToTeam =
  <E extends OfferEvent>(
    what: string,
    details: (told: Told, event: E, tx: OrganizationTransaction) => Promise<string> | string,
    readersOf: (
      tx: OrganizationTransaction,
      offer: OfferRow,
      people: People,
      event: E,
    ) => Promise<AdminRow[]> = responsibleFor,
  ) =>
  async (services: Services, event: E): Promise<void> => {
    const org = services.db.forOrganization(event.organization_id)
    const facts = await readOrganization(org)
    await org.write(async tx => {
      const offer = await offerById(tx.q, tx.organizationId, event.data.offer_id).executeTakeFirst()
      const people = offer && (await readPeople(tx, offer.application_id))
      if (!people) return
      const { application, candidate, job } = people
      const [actor] = event.actor_kind === 'admin' ? await activeAdmins(tx, [event.actor_id]) : []
      const readers = await readersOf(tx, offer, people, event)
      for (const reader of readers.filter(({ id }) => id !== actor?.id)) {
        const neutral = await nameFor(tx, reader.id, application.id)
        const name = neutral ?? candidate.name
        const told = { offer, reader, actor: actor?.name ?? facts.organization.name, blind: neutral !== null }
        await postTemplated(services, tx, facts, {
          key: 'team_offer',
          to: { address: reader.email, name: reader.name },
          // Not about the application: the candidate's page lists the messages to the candidate.
          subjectId: null,
          aboutId: application.id,
          variables: {
            admin: { name: reader.name },
            candidate: { name, first_name: neutral ?? firstName(candidate.name) },
            job: { title: job.title },
            sender: { name: told.actor },
            what,
            details: await details(told, event, tx),
            link: `${services.settings.PUBLIC_URL}/candidate-details/${candidate.id}?tab=offers`,
          },
          footer: [{ text: emailWords.footer.team(facts.organization.name) }],
          cause: event.id,
        })
      }
    })
  }

export const askForApproval = writeToTeam<ProductEvent<'offer.approval_asked'>>(
  words.approvalAsked,
  ({ actor }) => words.approvalAskedText(actor),
  (tx, _offer, _people, { data }) => activeAdmins(tx, data.approver_ids),
)

const approved = writeToTeam<ProductEvent<'offer.approved'>>(words.approved, ({ actor }) => words.approvedText(actor))

/** Only the last approval is news: from then on the offer can be sent. */
export const notifyApproved = async (services: Services, event: ProductEvent<'offer.approved'>) => {
  if (event.data.complete) await approved(services, event)
}

export const notifySentBack = writeToTeam<ProductEvent<'offer.sent_back'>>(
  words.sentBack,
  async ({ actor, blind }, { data }, tx) => {
    const approval = await approvalById(tx.q, tx.organizationId, data.approval_id).executeTakeFirst()
    return words.sentBackText(actor, blind ? null : (approval?.reason ?? null))
  },
)

export const notifyAccepted = writeToTeam<ProductEvent<'offer.accepted'>>(words.accepted, () => words.acceptedText)

export const notifyDeclined = writeToTeam<ProductEvent<'offer.declined'>>(words.declined, ({ offer, blind }) =>
  words.declinedText(blind ? null : offer.decline_reason),
)

export const notifyEnding = writeToTeam<ProductEvent<'offer.reminder_due'>>(words.ending, ({ offer, reader }) =>
  words.endingText(lastMinute(offer, reader.time_zone)),
)

/** No news if the application was closed before. */
export const notifyExpired = writeToTeam<ProductEvent<'offer.expired'>>(
  words.expired,
  () => words.expiredText,
  async (tx, offer, people) => (people.application.outcome === 'active' ? responsibleFor(tx, offer, people) : []),
)
