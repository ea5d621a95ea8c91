import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CandidateScreening } from '../../contract.ts'
import { VoiceBar } from '../sound/voice-bar.tsx'
import { Controls } from './controls.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { Gate, OutOfRoom } from './gate.tsx'
import { Me, Them } from './people.tsx'
import { RoomSession } from './room-session.ts'
import { hasFloor } from './session-store.ts'
import { TopBar } from './top-bar.tsx'
import { Words } from './words.tsx'
import '../voice.css'
import './room.css'

interface MeetingRoomProps {
  token: string
  screening: CandidateScreening
  /** The interview is over, or was left: what comes next. */
  onOver: () => void
  /** Something is to be settled on the page before the room first. */
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
  return <InRoom session={session} screening={screening} onOver={onOver} onHome={onHome} />
}

/** What leads back to the page before the room, which says what is missing. */
const SETTLED_BEFORE = new Set(['consent_needed', 'screening_expired', 'screening_over', 'screening_cancelled'])

interface InRoomProps extends Omit<MeetingRoomProps, 'token'> {
  session: RoomSession
}

function InRoom({ session, screening, onOver, onHome }: InRoomProps) {
  const now = useSyncExternalStore(session.store.subscribe, session.store.read)
  const [leaving, setLeaving] = useState(false)
  const { view, over, entered, upload } = now
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  const code = view.problem?.code
  useEffect(() => {
    if (code && SETTLED_BEFORE.has(code)) onHome()
  }, [code, onHome])
  useCloseWarning(upload.waiting > 0)
  const mine = hasFloor(now)
  const reachable = view.line === 'open'
  return (
    <main className="room" id="content" tabIndex={-1}>
      <h1 className="sr-only">
        Interview for {screening.job.title} at {screening.organization.organization_name}
      </h1>
      <TopBar session={now} screening={screening} onLeave={() => setLeaving(true)} />
      <Them session={now} />
      <VoiceBar
        level={session.theirLevel}
        state={theirBar(reachable, now.playing !== null && !now.hushed, now.sent !== null)}
      />
      {view.line === 'replaced' || view.line === 'refused' ? (
        <OutOfRoom session={now} onHome={onHome} />
      ) : entered ? (
        <Words session={now} room={session} />
      ) : (
        <Gate session={now} screening={screening} onEnter={() => void session.enter()} />
      )}
      <VoiceBar mine level={session.myLevel} state={mine ? 'floor' : 'rest'} />
      <Me session={now} floor={mine} />
      <Controls session={now} room={session} />
      <LeaveDialog
        open={leaving}
        until={screening.until}
        zone={screening.time_zone}
        started={(view.room?.turns.length ?? 0) > 0}
        onStay={() => setLeaving(false)}
        onStepOut={() => void session.stepOut().then(onOver)}
        onEnd={() => {
          setLeaving(false)
          session.endHere()
        }}
      />
    </main>
  )
}

const theirBar = (reachable: boolean, speaks: boolean, thinks: boolean) => {
  if (!reachable) return 'gone'
  if (thinks) return 'thinks'
  return speaks ? 'floor' : 'rest'
}

/** Only while something would be lost for now: what is unsent stays on the device, but goes up sooner with the page open. */
export function useCloseWarning(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsent])
}
