import { answerSealed } from '#platform/documents/answer-sealed.ts'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { readProfile } from '../profile/read-profile.ts'

// The child process that reads a résumé file: its text and its profile. The only argument is the current time.

const now = new Date(process.argv[2] ?? '')

void answerSealed(async bytes => {
  const reading = await readBytes(bytes)
  return { reading, profile: reading.status === 'read' ? readProfile(reading, { now }) : null }
})
