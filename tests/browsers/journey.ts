import { applicationsContract } from '#modules/applications/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { mailbox } from '#tests/browser/mailbox.ts'
import { freshFolder, Product } from '#tests/browser/server.ts'
import { type OpenAiStandIn, startOpenAi } from '#tests/stand-ins/openai.ts'
import { anOrganizationWithAJob, type Hiring } from '#tests/browser/steps/open-job.ts'
import type { BrowserPage } from './page.ts'

/** One candidate and one recruiter in one browser, against a product of its own. */
export interface Journey {
  readonly page: BrowserPage
  readonly url: string
  readonly folder: string
  readonly hiring: Hiring
  readonly mails: ReturnType<typeof mailbox>
  readonly transcription: OpenAiStandIn
  /** Invites the candidate who has applied. */
  readonly invite: () => Promise<void>
  /** What the browser can capture and record here. */
  records: 'audio and video' | 'audio' | 'nothing'
  /** What was stored of a recording. */
  recorded: readonly string[]
}

export interface Stage {
  readonly product: Product
  prepare(page: BrowserPage): Journey
  close(): Promise<void>
}

/** Starts the product with a stand-in for the transcription service, and an organization with an open job. */
export async function prepareStage(): Promise<Stage> {
  const transcription = await startOpenAi()
  const folder = freshFolder()
  const product = await Product.start({ TRANSCRIPTION_BASE_URL: transcription.baseUrl }, folder).catch(async error => {
    await transcription.close()
    throw error
  })
  const hiring = await anOrganizationWithAJob(product.url)
  return {
    product,
    prepare: page => ({
      page,
      url: product.url,
      folder,
      hiring,
      mails: mailbox(product.url),
      transcription,
      records: 'nothing',
      recorded: [],
      async invite() {
        const { items } = await hiring.recruiter(applicationsContract['applications.list'], { query: {} })
        await hiring.recruiter(screeningsContract['screenings.invite'], { params: { id: items[0]!.id }, body: {} })
      },
    }),
    async close() {
      await product.remove()
      await transcription.close()
    },
  }
}

/** Tries to capture and to record for a second and a half, as the room does. @returns null, or why it is not possible */
export const tryToRecord = (page: BrowserPage, constraints: MediaStreamConstraints): Promise<string | null> =>
  page.evaluate<string | null>(`
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return 'it has no MediaRecorder'
    try {
      const stream = await navigator.mediaDevices.getUserMedia(${JSON.stringify(constraints)})
      const recorder = new MediaRecorder(stream)
      let bytes = 0
      recorder.ondataavailable = event => { bytes += event.data.size }
      const stopped = new Promise((resolve, reject) => {
        recorder.onstop = resolve
        recorder.onerror = event => reject(event.error)
        setTimeout(resolve, 5000)
      })
      recorder.start(500)
      setTimeout(() => recorder.stop(), 1500)
      await stopped
      for (const track of stream.getTracks()) track.stop()
      return bytes > 1000 ? null : 'its recorder produced ' + bytes + ' bytes'
    } catch (error) {
      return String(error)
    }`)
