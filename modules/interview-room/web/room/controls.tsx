import { Check, CornerUpLeft, Keyboard, Mic, MicOff, Pause, Play, RotateCcw, Timer } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { RoomSession } from './room-session.ts'
import { hasFloor, type Session } from './session-store.ts'

/** Four and two: beside the conversation, and of the turn itself. All stay where they are; what cannot be done now waits. */
export function Controls({ session, room }: { session: Session; room: RoomSession }) {
  const { view, entered, muted, typing, microphone, sent, playing } = session
  const paused = view.room?.phase === 'paused'
  const inside = entered && view.room !== null && !view.ended
  const floor = hasFloor(session)
  const asked = view.room?.turns.some(({ kind }) => kind === 'question') ?? false
  const hears = microphone === 'on'
  return (
    <div className="room-controls" role="group" aria-label="Controls">
      <div className="room-side-acts">
        <Act icon={muted || !hears ? MicOff : Mic} off={!inside || !hears} onPress={() => room.mute(!muted)}>
          {muted ? 'Unmute' : 'Mute'}
        </Act>
        <Act
          icon={RotateCcw}
          name="Repeat the question"
          off={!inside || !asked || paused || view.line !== 'open'}
          onPress={room.repeat}
        >
          <span>
            Repeat<span className="room-long"> the question</span>
          </span>
        </Act>
        <Act icon={typing ? Mic : Keyboard} off={!inside} onPress={() => room.type(!typing)}>
          {typing ? 'Speak instead' : 'Type instead'}
        </Act>
        <Act
          icon={paused ? Play : Pause}
          off={!inside || !asked || view.line !== 'open'}
          onPress={() => room.pause(!paused)}
        >
          {paused ? 'Go on' : 'Pause'}
        </Act>
      </div>
      <div className="room-turn">
        <Button
          data-moment
          aria-pressed={view.moment}
          data-waits={!floor || undefined}
          aria-disabled={!floor || view.line !== 'open' || undefined}
          onClick={floor && view.line === 'open' && !view.moment ? room.moment : undefined}
        >
          <Timer aria-hidden="true" strokeWidth={1.75} />I need a moment
        </Button>
        {sent && !playing ? (
          <Button onClick={room.notDone}>
            <CornerUpLeft aria-hidden="true" strokeWidth={1.75} />I wasn’t done
          </Button>
        ) : (
          <Button
            kind={floor ? 'primary' : 'default'}
            data-waits={!floor || undefined}
            aria-disabled={!floor || undefined}
            aria-label="I'm done"
            onClick={floor ? room.done : undefined}
          >
            <Check aria-hidden="true" strokeWidth={1.75} />
            I’m done
          </Button>
        )}
      </div>
    </div>
  )
}

interface ActProps {
  icon: LucideIcon
  name?: string
  off: boolean
  onPress: () => void
  children: ReactNode
}

function Act({ icon: Drawing, name, off, onPress, children }: ActProps) {
  return (
    <Button kind="quiet" aria-label={name} aria-disabled={off || undefined} onClick={off ? undefined : onPress}>
      <Drawing aria-hidden="true" strokeWidth={1.75} />
      {children}
    </Button>
  )
}
