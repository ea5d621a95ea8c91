import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import type { RoomTurn } from '../../room-protocol.ts'
import { offerWords as words } from '../../words/offers.ts'
import type { RoomActions } from './room-actions.ts'
import { offered, type Session } from './session-store.ts'

interface OffersProps {
  session: Session
  room: RoomActions
  /** The turn that makes the offer. */
  turn: RoomTurn
  onLeave: () => void
}

/** What the interviewer has offered, for example to a candidate who is not well. Saying it has the same effect. */
export function Offers({ session, room, turn, onLeave }: OffersProps) {
  const id = useId()
  const offers = offered(session)
  if (offers.length === 0) return null
  // Ending cannot be undone, so it is never the main button.
  const first = offers.find(choice => choice !== 'end')
  const paused = session.view.room?.phase === 'paused'
  return (
    <div className="room-offers" role="group" aria-labelledby={id}>
      <p id={id}>
        {paused && <b>{words.timerStopped} </b>}
        {session.typing ? words.chooseOrType : words.chooseOrSay}
      </p>
      {turn.kind === 'crisis_support' && (
        <p>
          <a className="link" href="https://findahelpline.com" target="_blank" rel="noreferrer">
            {words.helpLines}
          </a>
        </p>
      )}
      <div className="room-offer-choices">
        {turn.kind === 'another_day' && (
          <Button kind="primary" onClick={onLeave}>
            {words.leave}
          </Button>
        )}
        {offers.map(choice => (
          <Button
            key={choice}
            kind={choice === first && turn.kind !== 'another_day' ? 'primary' : 'default'}
            onClick={() => room.choose(choice)}
          >
            {words.choices[choice]}
          </Button>
        ))}
      </div>
    </div>
  )
}
