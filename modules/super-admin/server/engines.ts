import { enginesInUse } from '#platform/ai/abilities.ts'
import type { Services } from '#platform/services.ts'
import { chosenProvider } from '#modules/billing/public.ts'
import type { Overview } from '../contract/overview.ts'
import type { EngineKind, EngineState } from '../policy/overview.ts'
import { mailUse, modelUse } from './overview.read-model.ts'

type Engine = Overview['engines'][number]

/** A check that takes longer counts as failed, in ms. */
const CHECK_MS = 2000

/** Whether something answers now. */
async function answers(work: Promise<unknown>): Promise<EngineState> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<EngineState>(resolve => {
    timer = setTimeout(() => resolve('down'), CHECK_MS)
  })
  const answered = work.then(
    (): EngineState => 'up',
    (): EngineState => 'down',
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

const unmeasured = (kind: EngineKind, engine: string, state: EngineState = 'unmeasured'): Engine => ({
  kind,
  engine,
  state,
  uses: null,
  failed: null,
  p95_ms: null,
})

/**
 * The engines in use, and how they did in the last hour as far as it is recorded. What runs inside the product is always up. Nothing is
 * sent to a provider to find out.
 */
export async function readEngines(services: Services, now: Date): Promise<Engine[]> {
  const { db, files, mail, models, settings, transcriber, voice } = services
  const [database, storage, model, messages] = await Promise.all([
    answers(db.ping()),
    answers(files.check()),
    db.unsafeAcrossOrganizations(q => modelUse(q, now)),
    db.unsafeAcrossOrganizations(q => mailUse(q, now)),
  ])
  const language = enginesInUse(models).find(({ purpose }) => purpose === 'evaluating')?.model ?? null
  const failed = Number(messages.failed)
  return [
    unmeasured('database', settings.DATABASE_URL ? 'postgresql' : 'embedded', database),
    unmeasured('files', settings.S3_ENDPOINT ? 's3' : 'disk', storage),
    language
      ? {
          kind: 'language',
          engine: language,
          state: Number(model.uses) > 0 ? 'up' : 'unmeasured',
          uses: Number(model.uses),
          failed: null,
          p95_ms: model.p95 === null ? null : Math.round(model.p95),
        }
      : unmeasured('language', 'built-in', 'up'),
    unmeasured('voice', voice.provider, voice.provider === 'offline' ? 'up' : 'unmeasured'),
    unmeasured('transcription', transcriber ? transcriber.engine : 'browser', transcriber ? 'unmeasured' : 'up'),
    mail.kind === 'smtp'
      ? {
          kind: 'mail',
          engine: 'smtp',
          state: failed > 0 ? 'failing' : Number(messages.uses) > 0 ? 'up' : 'unmeasured',
          uses: Number(messages.uses),
          failed,
          p95_ms: null,
        }
      : unmeasured('mail', 'mailbox', 'up'),
    unmeasured(
      'billing',
      chosenProvider(services).engine,
      chosenProvider(services).engine === 'embedded' ? 'up' : 'unmeasured',
    ),
  ]
}
