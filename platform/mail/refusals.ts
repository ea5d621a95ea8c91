/** Why an e-mail was not delivered, as far as the mail server's answer tells. */
type UndeliveredReason = 'unknown_address' | 'mailbox_full' | 'refused' | 'unreachable'

/** Whether a mail server refused the recipient or the content for good (a reply 5xx), so that trying again is pointless. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  // Other commands, such as signing in, fail because of the settings of the product: someone corrects these.
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return aboutThisMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}

// Enhanced status codes (RFC 3463), and what servers say without them.
const FULL = /\b[45]\.2\.2\b|\b(?:452|552)\b|mailbox (?:is )?full|quota/i
const UNKNOWN =
  /\b5\.1\.(?:[0-36]|10)\b|user (?:is )?unknown|unknown (?:user|recipient)|no such|not exist|not found|invalid recipient/i
const REPLY = /\b[45]\d\d\b/

/** The reason in the text of a failure. */
export function reasonOf(failure: string): UndeliveredReason {
  if (FULL.test(failure)) return 'mailbox_full'
  if (UNKNOWN.test(failure)) return 'unknown_address'
  return REPLY.test(failure) ? 'refused' : 'unreachable'
}
