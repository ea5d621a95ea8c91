import type { LucideIcon } from 'lucide-react'
import { CirclePause, Info, MicOff, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { RoomSession } from './room-session.ts'
import type { Session } from './session-store.ts'

interface NoticesProps {
  session: Session
  room: RoomSession
}

/** What is unusual just now, one thing at a time, and what to do about it. */
export function Notices({ session, room }: NoticesProps) {
  const { view, recording, notice } = session
  if (view.line === 'lost') return <LineDropped session={session} room={room} recorded={recording} />
  if (view.room?.phase === 'paused')
    return (
      <Panel
        icon={CirclePause}
        tone="calm"
        title="Paused. Take your time."
        acts={<Button onClick={() => room.pause(false)}>Go on with the interview</Button>}
      >
        The clock stands still and nothing is recorded. Pauses never count, for you or against you.
      </Panel>
    )
  if (notice) return <Noticed session={session} room={room} />
  if (view.problem && !view.problem.client_turn_id && view.problem.code !== 'nothing_heard')
    return (
      <Panel icon={Info} title="That did not work just now" acts={<Button onClick={room.dismiss}>All right</Button>}>
        {view.problem.detail}
      </Panel>
    )
  if (session.microphone === 'blocked' && session.text === '')
    return (
      <Panel icon={MicOff} title="This browser does not let us hear you">
        Typing works the same. To speak, press the lock beside the address, set Microphone to Allow, and press “Speak
        instead”.
      </Panel>
    )
  return null
}

function Noticed({ session, room }: { session: Session; room: RoomSession }) {
  const dismiss = <Button onClick={room.dismiss}>All right</Button>
  switch (session.notice) {
    case 'nothing_heard':
      return (
        <Panel
          icon={Info}
          tone="calm"
          title={session.typing ? 'The box is still empty' : 'Nothing was heard yet'}
          acts={
            <>
              {!session.typing && <Button onClick={() => room.type(true)}>Type it</Button>}
              <Button onClick={room.skip}>Skip this question</Button>
            </>
          }
        >
          {session.typing
            ? 'Write your answer, or leave this question out.'
            : 'Say your answer, type it, or leave this question out.'}
        </Panel>
      )
    case 'type_to_count':
      return (
        <Panel
          icon={Info}
          title="Please write what you said"
          acts={<Button onClick={room.skip}>Skip this question</Button>}
        >
          Nothing here writes speech down, so only typed words count.
          {session.recording && ' What you said stays in the recording, beside them.'}
        </Panel>
      )
    case 'time_was_up':
      return (
        <Panel icon={Info} tone="calm" title="The time for that question was up" acts={dismiss}>
          What you had said or written until then counts as it stood.
        </Panel>
      )
    case 'not_taken':
      return (
        <Panel
          icon={Info}
          title="Your answer could not be taken just now"
          acts={<Button onClick={room.sendAgain}>Send it again</Button>}
        >
          {session.view.problem?.detail ?? 'It is kept on this device. Send it again, or type it.'}
        </Panel>
      )
    case 'sound_gone':
      return (
        <Panel icon={Info} title="Please say that once more" acts={dismiss}>
          The last answer did not reach the room before the page was closed. Say it again, or type it.
        </Panel>
      )
    case null:
      return null
  }
}

/** After so long the interview counts as interrupted, and the link brings back; in ms. */
const GRACE_MS = 180_000

function LineDropped({ session, room, recorded }: { session: Session; room: RoomSession; recorded: boolean }) {
  const now = usePresent()
  const { retry_at, lost_at } = session.view
  const seconds = retry_at === null ? 0 : Math.max(0, Math.ceil((retry_at - now) / 1000))
  const longGone = lost_at !== null && now - lost_at > GRACE_MS
  const [talk, keeps] = session.typing
    ? ['The line dropped. Keep writing.', 'What you write is kept on this device and sent when the line is back.']
    : recorded
      ? ['The line dropped. Keep talking.', 'This device goes on recording and sends it when the line is back.']
      : ['The line dropped. One moment.', 'What you have said is safe, and the clock stands still.']
  return (
    <Panel icon={WifiOff} title={talk} acts={<Button onClick={room.tryNow}>Try now</Button>}>
      {keeps} Nothing is lost. <span aria-hidden="true">{againIn(seconds)}</span>
      <span className="room-hide-phone">
        {longGone
          ? ' You may also close this page: the same link brings you back here.'
          : ' If it takes over 3 minutes, the same link brings you back here.'}
      </span>
    </Panel>
  )
}

const againIn = (seconds: number) => {
  if (seconds <= 0) return 'Trying again now.'
  return seconds === 1 ? 'Trying again in 1 second.' : `Trying again in ${String(seconds)} seconds.`
}

/** The present, in ms since the epoch, twice a second. */
function usePresent(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface PanelProps {
  icon: LucideIcon
  tone?: 'calm'
  title: string
  acts?: ReactNode
  children: ReactNode
}

export function Panel({ icon: Drawing, tone, title, acts, children }: PanelProps) {
  return (
    <div className="room-lost" role="status" data-tone={tone}>
      <Drawing aria-hidden="true" strokeWidth={1.75} />
      <h2>{title}</h2>
      <p>{children}</p>
      {acts && <div className="room-lost-acts">{acts}</div>}
    </div>
  )
}
