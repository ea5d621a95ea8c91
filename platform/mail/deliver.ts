import type { Services } from '../services.ts'
import { contentOf, type StoredMail } from './content.ts'
import { isRefusedForGood } from './refusals.ts'

interface WaitingMail extends StoredMail {
  readonly to_address: string
  readonly to_name: string | null
  readonly subject: string
}

/** What to store after an attempt to send a message. */
type Outcome =
  | { readonly state: 'failed' | 'waiting'; readonly failure: string }
  | { readonly state: 'sent' | 'kept'; readonly failure: null; readonly sent_at: Date; readonly sealed?: null }

interface Delivery {
  readonly outcome: Outcome
  /** Why it has to be tried again. */
  readonly error?: unknown
}

/**
 * Gives a message to the mail server. If the server's reply is lost, it is sent again with the same Message-ID.
 * @param leaves whether it may leave the product; otherwise it is only stored
 */
export async function deliver(
  { db, mail, clock }: Services,
  message: WaitingMail,
  { leaves }: { leaves: boolean },
): Promise<Delivery> {
  if (!message.sealed) throw new Error('The content of this message is not encrypted yet.')
  try {
    if (leaves)
      await mail.send({
        id: message.id,
        to: { address: message.to_address, name: message.to_name },
        subject: message.subject,
        ...contentOf(db.vault, message),
      })
  } catch (error) {
    const failure = (error as Error).message.slice(0, 300)
    // No operator can do anything about a wrong address, so it is shown where the e-mail was caused.
    if (isRefusedForGood(error)) return { outcome: { state: 'failed', failure } }
    return { outcome: { state: 'waiting', failure }, error }
  }
  return {
    outcome: {
      // Messages in the development mailbox are read there, so their content stays, encrypted.
      state: leaves && mail.kind === 'smtp' ? 'sent' : 'kept',
      ...((mail.kind === 'smtp' || !leaves) && { sealed: null }),
      failure: null,
      sent_at: clock.now(),
    },
  }
}
