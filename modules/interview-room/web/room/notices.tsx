import type { LucideIcon } from 'lucide-react'
import { CirclePause, Info, MicOff, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { noticeWords as words } from '../../words/room-notices.ts'
import type { RoomActions } from './room-actions.ts'
import { isSilent, type Notice, type Session } from './session-store.ts'

interface NoticesProps {
  session: Session
  room: RoomActions
}

/** What is unusual right now, one thing at a time, and what to do about it. */
export function Notices({ session, room }: NoticesProps) {
  const { view, notice } = session
  if (view.connection === 'lost') return <ConnectionLost session={session} room={room} />
  if (notice === 'microphone_lost') return <AnswerNotice notice={notice} session={session} room={room} />
  if (isSilent(view))
    return (
      <Panel icon={CirclePause} tone="calm" title={words.paused.title}>
        {words.paused.text}
      </Panel>
    )
  if (notice) return <AnswerNotice notice={notice} session={session} room={room} />
  if (view.problem && !view.problem.client_turn_id && view.problem.code !== 'nothing_heard')
    return (
      <Panel icon={Info} title={words.problem} actions={<Dismiss room={room} />}>
        {view.problem.detail}
      </Panel>
    )
  const { microphone } = session
  if ((microphone === 'blocked' || microphone === 'missing') && session.text === '' && session.speech !== 'none')
    return (
      <Panel icon={MicOff} title={words[microphone].title}>
        {words[microphone].text}
      </Panel>
    )
  return null
}

const Dismiss = ({ room }: { room: RoomActions }) => <Button onClick={room.dismiss}>{words.dismiss}</Button>
const Skip = ({ room }: { room: RoomActions }) => <Button onClick={room.skip}>{words.skip}</Button>

function AnswerNotice({ notice, session, room }: NoticesProps & { notice: Notice }) {
  switch (notice) {
    case 'nothing_heard': {
      const { title, text } = session.typing ? words.emptyAnswer : words.nothingHeard
      return (
        <Panel
          icon={Info}
          tone="calm"
          title={title}
          actions={
            <>
              {!session.typing && <Button onClick={() => room.setTyping(true)}>{words.typeInstead}</Button>}
              <Skip room={room} />
            </>
          }
        >
          {text}
        </Panel>
      )
    }
    case 'type_to_count':
      return (
        <Panel icon={Info} title={words.typeToCount.title} actions={<Skip room={room} />}>
          {words.typeToCount.text} {session.recording && words.typeToCount.recorded}
        </Panel>
      )
    case 'time_was_up':
      return (
        <Panel icon={Info} tone="calm" title={words.timeUp.title} actions={<Dismiss room={room} />}>
          {words.timeUp.text}
        </Panel>
      )
    case 'not_received':
      return (
        <Panel
          icon={Info}
          title={words.notReceived.title}
          actions={<Button onClick={room.sendAgain}>{words.notReceived.send}</Button>}
        >
          {session.view.problem?.detail ?? words.notReceived.text}
        </Panel>
      )
    case 'audio_lost':
      return (
        <Panel icon={Info} title={words.audioLost.title} actions={<Dismiss room={room} />}>
          {words.audioLost.text}
        </Panel>
      )
    case 'microphone_changed':
    case 'microphone_lost':
      return (
        <Panel icon={MicOff} title={words.microphoneLost.title} actions={<Dismiss room={room} />}>
          {notice === 'microphone_lost' ? words.microphoneLost.text : words.microphoneLost.changed}
          {isSilent(session.view) && ` ${words.microphoneLost.stopped}`}
        </Panel>
      )
  }
}

/** After this time the interview counts as interrupted, and the link leads back to it; in ms. */
const GRACE_MS = 180_000

function ConnectionLost({ session, room }: NoticesProps) {
  const now = usePresent()
  const { lost } = words
  const { retry_at, lost_at } = session.view
  const seconds = retry_at === null ? 0 : Math.max(0, Math.ceil((retry_at - now) / 1000))
  const longLost = lost_at !== null && now - lost_at > GRACE_MS
  const [title, text] = session.typing
    ? [lost.typing, lost.typingText]
    : session.recording
      ? [lost.talking, lost.talkingText]
      : [lost.waiting, lost.waitingText]
  return (
    <Panel icon={WifiOff} title={title} actions={<Button onClick={room.reconnectNow}>{lost.reconnect}</Button>}>
      {text} {lost.nothingLost}{' '}
      <span aria-hidden="true">{seconds > 0 ? lost.reconnectingIn(seconds) : lost.reconnectingNow}</span>{' '}
      <span className="room-hide-phone">{longLost ? lost.comeBackLater : lost.comeBackSoon}</span>
    </Panel>
  )
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
  actions?: ReactNode
  children: ReactNode
}

function Panel({ icon: Drawing, tone, title, actions, children }: PanelProps) {
  return (
    <div className="room-notice" role="status" data-tone={tone}>
      <Drawing aria-hidden="true" strokeWidth={1.75} />
      <h2>{title}</h2>
      <p>{children}</p>
      {actions && <div className="room-notice-actions">{actions}</div>}
    </div>
  )
}
