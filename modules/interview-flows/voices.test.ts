import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { interviewFlowsContract } from './contract.ts'

const server = await startTestServer()

test('lists voices and plays samples of them', async () => {
  const fresh = await anOrganization(server)
  const { provider, voices } = await fresh.call(interviewFlowsContract['voices.list'], {})
  expect(provider).toBe('offline')
  const preview = await fetch(server.url + voices[0]!.preview_url)
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  const test = (body: object, token: string | null = fresh.token) =>
    fetch(`${server.url}/api/elevenlabs/test-voice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const heard = await test({ voice_id: voices[1]!.voice_id, text: 'Good morning.' })
  expect(Buffer.from(await heard.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF')
  expect((await test({ voice_id: 'nobody', text: 'Good morning.' })).status).toBe(422)
  expect((await test({ voice_id: voices[1]!.voice_id, text: 'x'.repeat(301) })).status).toBe(422)
  expect((await test({ voice_id: voices[1]!.voice_id, text: 'x' }, null)).status).toBe(401)
})
