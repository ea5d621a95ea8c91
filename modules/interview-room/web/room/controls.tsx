import { Check, CornerUpLeft, Keyboard, Mic, MicOff, Pause, Play, RotateCcw, Timer } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { roomWords } from '../../words/room.ts'
import type { RoomActions } from './room-actions.ts'
import { canPause, canSubmit, hasFloor, type Session } from './session-store.ts'

const words = roomWords.controls

interface ControlsProps {
  session: Session
  room: RoomActions
}

/** All controls stay in their place; those that do nothing right now are disabled. */
export function Controls({ session, room }: ControlsProps) {
  const { view, entered, sent, playing } = session
  const floor = hasFloor(session)
  const inside = entered && view.room !== null && !view.ended
  const done = canSubmit(session)
  const canAskForMoment = floor && view.connection === 'open'
  return (
    <div className="room-controls" role="group" aria-label={words.label}>
      <SideControls session={session} room={room} inside={inside} />
      <div className="room-turn">
        <Button
          data-moment
          aria-pressed={view.moment}
          data-waiting={!floor || undefined}
          aria-disabled={!canAskForMoment || undefined}
          onClick={canAskForMoment && !view.moment ? room.requestMoment : undefined}
        >
          <Timer aria-hidden="true" strokeWidth={1.75} />
          {words.moment}
        </Button>
        {sent && !playing ? (
          <Button onClick={room.addToAnswer}>
            <CornerUpLeft aria-hidden="true" strokeWidth={1.75} />
            {words.notDone}
          </Button>
        ) : (
          <Button
            kind={done ? 'primary' : 'default'}
            data-waiting={!done || undefined}
            aria-disabled={!done || undefined}
            onClick={done ? room.submit : undefined}
          >
            <Check aria-hidden="true" strokeWidth={1.75} />
            {words.done}
          </Button>
        )}
      </div>
    </div>
  )
}

function SideControls({ session, room, inside }: ControlsProps & { inside: boolean }) {
  const { view, muted, typing, microphone, speech } = session
  const paused = view.room?.phase === 'paused'
  const asked = view.room?.turns.some(({ kind }) => kind === 'question') ?? false
  const connected = view.connection === 'open'
  const microphoneOn = microphone === 'on'
  // Where nothing turns speech into text, answers are typed and there is nothing to switch.
  const canSpeak = speech !== 'none'
  return (
    <div className="room-side">
      {canSpeak && (
        <Control
          icon={muted || !microphoneOn ? MicOff : Mic}
          disabled={!inside || !microphoneOn}
          onClick={() => room.mute(!muted)}
        >
          {muted ? words.unmute : words.mute}
        </Control>
      )}
      <Control
        icon={RotateCcw}
        label={words.repeatQuestion}
        disabled={!inside || !asked || paused || !connected}
        onClick={room.repeat}
      >
        {words.repeat}
      </Control>
      {canSpeak && (
        <Control icon={typing ? Mic : Keyboard} disabled={!inside} onClick={() => room.setTyping(!typing)}>
          {typing ? words.speakInstead : words.typeInstead}
        </Control>
      )}
      <Control
        kind={paused ? 'primary' : 'quiet'}
        icon={paused ? Play : Pause}
        disabled={!canPause(session)}
        onClick={() => room.pause(!paused)}
      >
        {paused ? words.continue : words.pause}
      </Control>
    </div>
  )
}

interface ControlProps {
  kind?: 'primary' | 'quiet'
  icon: LucideIcon
  label?: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

function Control({ kind = 'quiet', icon: Drawing, label, disabled, onClick, children }: ControlProps) {
  return (
    <Button
      kind={kind}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Drawing aria-hidden="true" strokeWidth={1.75} />
      {children}
    </Button>
  )
}
