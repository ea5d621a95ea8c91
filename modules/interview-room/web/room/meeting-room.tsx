import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CandidateScreening } from '../../contract.ts'
import { roomWords } from '../../words/room.ts'
import { VoiceBar, type VoiceBarState } from '#ui/voice-bar.tsx'
import { Controls } from './controls.tsx'
import { Conversation } from './conversation.tsx'
import { Gate, OutsideRoom } from './gate.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { Candidate, Interviewer } from './participants.tsx'
import { RoomSession } from './room-session.ts'
import { hasFloor, isOutside } from './session-store.ts'
import { TopBar } from './top-bar.tsx'
import { useCloseWarning } from './use-close-warning.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import '#ui/voice.css'
import './room.css'

interface MeetingRoomProps {
  token: string
  screening: CandidateScreening
  /** The interview has ended, or the candidate has left it. */
  onOver: () => void
  /** Something has to be settled on the page before the room first. */
  onHome: () => void
}

/** The interview room. */
export function MeetingRoom({ token, screening, onOver, onHome }: MeetingRoomProps) {
  const { screening_id, application_id } = screening
  const { language } = screening.interviewer
  const [session] = useState(() => new RoomSession(token, { screening_id, application_id, language }))
  useEffect(() => {
    session.start()
    return () => session.close()
  }, [session])
  return <InRoom room={session} screening={screening} onOver={onOver} onHome={onHome} />
}

/** Problems that the page before the room explains and resolves. */
const EXPLAINED_ON_HOME = new Set(['consent_needed', 'screening_expired', 'screening_over', 'screening_cancelled'])

interface InRoomProps extends Omit<MeetingRoomProps, 'token'> {
  room: RoomSession
}

function InRoom({ room, screening, onOver, onHome }: InRoomProps) {
  const session = useSyncExternalStore(room.store.subscribe, room.store.read)
  const [leaving, setLeaving] = useState(false)
  const { view, finished, entered, upload } = session
  useEffect(() => {
    if (finished) onOver()
  }, [finished, onOver])
  const code = view.problem?.code
  useEffect(() => {
    if (code && EXPLAINED_ON_HOME.has(code)) onHome()
  }, [code, onHome])
  useCloseWarning(upload.waiting > 0)
  const main = useRef<HTMLElement>(null)
  useVisibleHeight(main)
  const outside = isOutside(session)
  const myTurn = hasFloor(session)
  return (
    <main className="room" id="content" tabIndex={-1} ref={main}>
      <h1 className="sr-only">{roomWords.heading(screening.job.title, screening.organization.organization_name)}</h1>
      <div className="room-grid" data-typing={(session.typing && entered) || undefined}>
        <TopBar session={session} screening={screening} onLeave={() => setLeaving(true)} />
        {outside ? (
          <OutsideRoom session={session} onHome={onHome} />
        ) : (
          <>
            <Interviewer session={session} />
            <VoiceBar
              level={room.interviewerLevel}
              state={interviewerBar(
                view.connection === 'open',
                session.playing !== null && !session.yielding,
                session.sent !== null,
              )}
            />
            {entered ? (
              <Conversation
                session={session}
                room={room.actions}
                voice={room.voice}
                onLeave={() => void room.leave().then(onOver)}
              />
            ) : (
              <Gate session={session} screening={screening} onEnter={() => void room.enter()} />
            )}
            <VoiceBar mine level={room.candidateLevel} state={myTurn ? 'active' : 'idle'} />
            <Candidate session={session} hasFloor={myTurn} />
            <Controls session={session} room={room.actions} />
          </>
        )}
      </div>
      <LeaveDialog
        open={leaving && !outside}
        until={screening.until}
        zone={screening.time_zone}
        started={(view.room?.turns.length ?? 0) > 0}
        onStay={() => setLeaving(false)}
        onLeave={() => void room.leave().then(onOver)}
        onEnd={() => {
          setLeaving(false)
          void room.actions.endInterview()
        }}
      />
    </main>
  )
}

const interviewerBar = (connected: boolean, speaking: boolean, thinking: boolean): VoiceBarState => {
  if (!connected) return 'offline'
  if (thinking) return 'thinking'
  return speaking ? 'active' : 'idle'
}
