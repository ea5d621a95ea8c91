import { expect, test } from 'vitest'
import { interviewSettingsInput } from './contract.ts'
import { DEFAULT_PERSONA } from './policy.ts'

test('settings without a persona get the default one, so that the interviewer has the name of its voice', () => {
  const settings = interviewSettingsInput.parse({ name: 'First interview', voice_id: 'calm' })
  expect(settings.persona).toBe(DEFAULT_PERSONA)
})
