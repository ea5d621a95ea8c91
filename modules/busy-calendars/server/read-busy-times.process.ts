import { answerSealed } from '#platform/documents/answer-sealed.ts'
import { readBusyTimes } from '../reading/busy-times.ts'

// The child process that reads a calendar. Arguments: the window in ms since the epoch, and the person's time zone.

const [, , from, to, timeZone = 'UTC'] = process.argv

void answerSealed(bytes =>
  Promise.resolve(
    readBusyTimes(new TextDecoder().decode(bytes), { window: { from: Number(from), to: Number(to) }, timeZone }),
  ),
)
