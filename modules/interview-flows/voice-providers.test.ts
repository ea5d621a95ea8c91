import { afterAll, expect, test } from 'vitest'
import { json } from '#platform/db/tables.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { chosenVoice } from '#platform/speech/chosen-voice.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { startSpeech } from '#tests/stand-ins/speech.ts'
import { interviewFlowsContract as calls, interviewSettingsInput } from './contract.ts'

const KEY = 'sk-very-secret-key-1234'
const provider = await startSpeech()
afterAll(() => provider.close())

const LIST = { kind: 'voices', voices: [{ voice_id: 'rachel', name: 'Rachel', labels: { gender: 'female' } }] } as const
const variables = { ELEVENLABS_API_KEY: KEY, ELEVENLABS_BASE_URL: provider.baseUrl }
const log = createLog('silent')
const newVoice = () => chosenVoice(readSettings(variables), log)
let current = newVoice()
/** One server for all tests; each of them starts with a provider about which nothing is known yet. */
const server = await startTestServer(variables, {
  voice: {
    provider: 'elevenlabs',
    voices: () => current.voices(),
    refresh: () => current.refresh(),
    sourceOf: id => current.sourceOf(id),
    substituteFor: id => current.substituteFor(id),
    speak: request => current.speak(request),
    close: () => current.close(),
  },
})
async function anOrganizationWithVoices() {
  const organization = await anOrganization(server)
  await server.settled()
  return organization
}

/** @param replies of the provider, in order */
function providerThat(...replies: Parameters<typeof provider.script>) {
  void current.close()
  current = newVoice()
  provider.script(...replies)
}

test('the voices of ElevenLabs can be listed, heard and chosen; a sample is requested once', async () => {
  const { call } = await anOrganizationWithVoices()
  providerThat(LIST, { kind: 'speak' })
  const { voices, ...facts } = await call(calls['voices.list'], {})
  expect(facts).toEqual({ provider: 'elevenlabs', problem: null })
  expect(voices[0]).toMatchObject({ voice_id: 'rachel', name: 'Rachel', provider: 'elevenlabs' })
  expect(voices[1]).toMatchObject({ voice_id: 'offline-nora', provider: 'offline' })
  const preview = () => fetch(server.url + voices[0]!.preview_url).then(reply => reply.arrayBuffer())
  const sample = Buffer.from(await preview())
  expect(sample.toString('latin1', 0, 4)).toBe('RIFF')
  expect(sample.equals(Buffer.from(await preview()))).toBe(true)
  expect(provider.requests.map(({ json }) => json?.['text'])).toEqual([
    undefined,
    "Hello, I'm Rachel. Tell me about a piece of work you are proud of.",
  ])
  const [settings] = (await call(calls['interviewSettings.list'], {})).items
  const body = { ...interviewSettingsInput.parse(settings), voice_id: 'rachel', name: 'With Rachel', is_default: false }
  expect(await call(calls['interviewSettings.create'], { body })).toMatchObject({ voice_id: 'rachel' })
  const status = (await (await server.app.fastify.inject('/status')).json()) as { engines: { voice: string } }
  expect(status.engines.voice).toBe('elevenlabs')
})

test.each([
  ['a refused key', { status: 401, reason: 'invalid_api_key' }, 'speech_key_refused', 'ELEVENLABS_API_KEY'],
  ['no credit', { status: 402 }, 'speech_no_credit', 'no credit left'],
  ['too many requests', { status: 429, retryAfter: '9' }, 'speech_busy', 'too many requests'],
  ['an outage', { status: 503 }, 'speech_unavailable', 'Try again'],
])('says what is wrong: %s', async (_, reply, code, detail) => {
  const { token, call } = await anOrganizationWithVoices()
  providerThat(LIST, { kind: 'status', ...reply })
  await call(calls['voices.list'], {})
  const answer = await fetch(`${server.url}/api/elevenlabs/test-voice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ voice_id: 'rachel', text: 'Good morning.' }),
  })
  const problem = (await answer.json()) as { code: string; detail: string }
  expect([answer.status, problem.code]).toEqual([503, code])
  expect(problem.detail).toContain(detail)
  expect(JSON.stringify(problem)).not.toContain('very-secret')
  expect(answer.headers.get('retry-after')).toBe(code === 'speech_busy' ? '9' : '5')
})

test('without the provider’s list, the offline voices are offered, with the reason', async () => {
  const { call } = await anOrganizationWithVoices()
  providerThat({ kind: 'status', status: 401 })
  const { voices, problem } = await call(calls['voices.list'], {})
  expect(voices.map(one => one.provider)).toEqual(voices.map(() => 'offline'))
  expect(problem).toContain('ElevenLabs refuses the key of this server')
})

test('settings whose voice is not available can be saved with it, but no others can choose it', async () => {
  const { id, call } = await anOrganizationWithVoices()
  providerThat(LIST)
  await call(calls['voices.list'], {})
  const [settings] = (await call(calls['interviewSettings.list'], {})).items
  // The account had another voice before.
  await server.services.db.forOrganization(id).write(tx =>
    tx.q
      .updateTable('interview_settings')
      .set({ settings: json({ ...interviewSettingsInput.parse(settings), voice_id: 'removed' }) })
      .where('organization_id', '=', id)
      .execute(),
  )
  const body = { ...interviewSettingsInput.parse(settings), minutes: 12 }
  const save = (voice_id: string) =>
    call(calls['interviewSettings.save'], { params: { id: settings!.id }, body: { ...body, voice_id } })
  expect(await save('removed')).toMatchObject({ minutes: 12, voice_id: 'removed' })
  await expect(save('gone')).rejects.toMatchObject({ status: 422, problem: { errors: [{ path: 'voice_id' }] } })
  expect(await save('rachel')).toMatchObject({ voice_id: 'rachel' })
  await expect(save('removed')).rejects.toMatchObject({ status: 422 })
})
