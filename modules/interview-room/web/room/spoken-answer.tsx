import { roomWords } from '../../words/room.ts'
import type { Session } from './session-store.ts'

const words = roomWords.conversation

/** Only the end of a long answer is shown; all of it is stored. */
const SHOWN_CHARACTERS = 230

function endOf(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text
  const cut = text.slice(-SHOWN_CHARACTERS)
  return `…${cut.slice(cut.indexOf(' ') + 1)}`
}

/** Splits off the last sentence, which is shown more prominently. */
function splitLastSentence(text: string): [string, string] {
  const found = text.slice(0, -1).search(/[.!?]\s+[^.!?]*$/u)
  return found < 0 ? ['', text] : [text.slice(0, found + 1), text.slice(found + 1)]
}

/** The transcript of the answer while it is given, and after it was submitted. */
export function SpokenAnswer({ session }: { session: Session }) {
  const { text, interim, sent, typing, view } = session
  const connected = view.connection === 'open'
  const answer = sent ? (sent.text ?? '') : text
  if (!answer && !interim)
    return sent ? <p className="room-hint">{connected ? words.transcribing : words.savedOffline}</p> : null
  const [earlier, latest] = splitLastSentence(endOf(answer))
  return (
    <div className="room-transcript">
      {connected && !typing && <h2>{sent ? words.transcript : words.transcriptSoFar}</h2>}
      {sent && !connected && <h2>{words.savedOffline}</h2>}
      <p aria-live={sent ? undefined : 'polite'}>
        {sent ? (
          endOf(answer)
        ) : (
          <>
            <span className="room-earlier">{earlier}</span>
            {latest} {interim && <span className="room-interim">{interim}</span>}
            <span className="room-caret" aria-hidden="true" />
          </>
        )}
      </p>
    </div>
  )
}
