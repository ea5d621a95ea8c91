import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { chosenVoice } from '#platform/speech/chosen-voice.ts'
import { readSettings } from '#platform/env/settings.ts'
import { startTestServer } from '#tests/api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { startSpeech } from '#tests/stand-ins/speech.ts'
import { interviewFlowsContract as calls, interviewSettingsInput } from '#modules/interview-flows/contract.ts'
import { agree, anInvitation, Page } from './room.fixture.ts'

const KEY = 'sk-very-secret-key-1234'
const provider = await startSpeech()
afterAll(() => provider.close())
const lines: string[] = []
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})
const log = createLog('info', destination)
const LIST = { kind: 'voices', voices: [{ voice_id: 'rachel', name: 'Rachel', labels: { gender: 'female' } }] } as const
provider.script(LIST)
const variables = { ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: provider.baseUrl }
const server = await startTestServer(variables, { log, voice: chosenVoice(readSettings(variables), log) })
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)

/** Makes a provider's voice the one of the default settings. @returns the first speech of an interview */
async function firstSpeech() {
  await organization.call(calls['voices.list'], {})
  const [settings] = (await organization.call(calls['interviewSettings.list'], {})).items
  const body = { ...interviewSettingsInput.parse(settings), voice_id: 'rachel' }
  await organization.call(calls['interviewSettings.save'], { params: { id: settings!.id }, body })
  const { token } = await anInvitation(server, organization, job)
  await agree(server, token)
  const { page } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  const { speech } = await page.next('speech')
  await page.close()
  const wav =
    speech && (await fetch(server.url + speech.url).then(async reply => Buffer.from(await reply.arrayBuffer())))
  return { speech, wav, token }
}

/** What a tone of the stand-in is: loud from the first window on. Flite starts quietly. */
const isTone = (envelope: readonly number[]) => envelope.slice(0, 5).every(level => level > 0.1)

test('a provider that asks to wait is replaced by the offline voice, so that the candidate hears every sentence', async () => {
  await server.services.voice.refresh()
  provider.script({ kind: 'status', status: 429, retryAfter: '2' })
  const { speech, wav } = await firstSpeech()
  expect(speech!.envelope.some(level => level > 0.05)).toBe(true)
  expect(isTone(speech!.envelope)).toBe(false)
  expect(wav!.toString('latin1', 0, 4)).toBe('RIFF')
  expect(lines.filter(line => line.includes('voice provider'))).toHaveLength(1)
  expect(lines.join()).not.toContain('very-secret')
  // After the pause, the same sentence comes from the provider: what the substitute said was not stored as the provider's.
  await new Promise(resolve => setTimeout(resolve, 2100))
  provider.script({ kind: 'speak' })
  const again = await firstSpeech()
  expect(isTone(again.speech!.envelope)).toBe(true)
  expect(provider.requests.some(({ path }) => path.includes('/text-to-speech/rachel/'))).toBe(true)
  // Said before in the same voice: not requested again.
  const requested = provider.requests.length
  const third = await firstSpeech()
  expect(isTone(third.speech!.envelope)).toBe(true)
  expect(third.wav!.equals(again.wav!)).toBe(true)
  expect(provider.requests.length - requested).toBeLessThanOrEqual(2)
})
