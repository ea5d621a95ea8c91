import type { Signer } from './auth/signer.ts'
import type { LanguageModels } from './ai/language-model.ts'
import type { Clock } from './clock/clock.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './env/settings.ts'
import type { FileStore } from './files/store.ts'
import type { Log } from './log/log.ts'
import type { MailTransport } from './mail/transport.ts'
import type { StripeConnection } from './payments/stripe.ts'
import type { Voice } from './speech/port.ts'
import type { AddressReader } from './outside/read-address.ts'
import type { Transcriber } from './speech/transcription.ts'

/** The services of a process, created at its start. */
export interface Services {
  readonly settings: Settings
  readonly db: Database
  readonly files: FileStore
  readonly mail: MailTransport
  readonly signer: Signer
  readonly voice: Voice
  /** By purpose. Null: the built-in rules engine is used. */
  readonly models: LanguageModels
  /** Null: the browser transcribes if it can, and typing always works. */
  readonly transcriber: Transcriber | null
  /** Reads addresses that users entered. */
  readonly outside: AddressReader
  /** Null: the embedded billing is used, which charges nothing. */
  readonly stripe: StripeConnection | null
  readonly clock: Clock
  readonly log: Log
}
