import path from 'node:path'
import { languageModels } from '#platform/ai/language-model.ts'
import { readRootSecret } from '#platform/auth/root-secret.ts'
import { createSigner } from '#platform/auth/signer.ts'
import { createVault } from '#platform/auth/vault.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Settings } from '#platform/env/settings.ts'
import { diskStore } from '#platform/files/disk.ts'
import { s3Store } from '#platform/files/s3.ts'
import type { Log } from '#platform/log/log.ts'
import { mailbox, smtpTransport } from '#platform/mail/transport.ts'
import { connectStripe } from '#platform/payments/stripe.ts'
import { addressReader } from '#platform/outside/read-address.ts'
import type { Services } from '#platform/services.ts'
import { chosenVoice } from '#platform/speech/chosen-voice.ts'
import { transcriber } from '#platform/speech/transcription.ts'

function fileStore(settings: Settings) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings
  return endpoint && accessKey && secretKey
    ? s3Store({ endpoint, region, accessKey, secretKey })
    : diskStore(path.join(settings.DATA_DIR, 'files'))
}

/** Creates the product's services according to the settings: embedded or external. */
export function createServices(settings: Settings, databaseUrl: string, log: Log): Services {
  const { TRANSCRIPTION_BASE_URL, TRANSCRIPTION_API_KEY, TRANSCRIPTION_MODEL } = settings
  const db = openDatabase({
    url: databaseUrl,
    maxConnections: settings.DATABASE_CONNECTIONS,
    vault: createVault(readRootSecret(settings)),
    onError: error => log.warn({ err: error }, 'database connection lost'),
  })
  return {
    settings,
    log,
    clock: systemClock,
    db,
    signer: createSigner(db),
    files: fileStore(settings),
    mail: settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM) : mailbox,
    voice: chosenVoice(settings, log),
    models: languageModels(settings),
    outside: addressReader(),
    stripe: connectStripe(settings, log),
    transcriber: transcriber(
      TRANSCRIPTION_BASE_URL
        ? {
            base_url: TRANSCRIPTION_BASE_URL,
            api_key: TRANSCRIPTION_API_KEY,
            model: TRANSCRIPTION_MODEL,
            timeout_ms: 60_000,
          }
        : null,
    ),
  }
}

export async function closeServices({ db, mail, voice }: Services): Promise<void> {
  mail.close()
  await Promise.all([db.close(), voice.close()])
}
