import { MicOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { deviceWords as words } from '../../words/devices.ts'
import type { MicrophoneProblem } from '#modules/recordings/web/capture/microphone.ts'

interface MicrophoneProblemNoticeProps {
  problem: MicrophoneProblem
  onRetry: () => void
  onType: () => void
}

/** Why the microphone can't be used, and what to do instead. */
export function MicrophoneProblemNotice({ problem, onRetry, onType }: MicrophoneProblemNoticeProps) {
  return (
    <div className="iv-problem" role="status">
      <Icon of={MicOff} size={20} />
      <b>{words[problem].title}</b>
      <p className="iv-note">{words[problem].text}</p>
      <p className="iv-actions mt-3">
        <Button onClick={onRetry}>{words.checkAgain}</Button>
        <Button onClick={onType}>{words.typeInstead}</Button>
      </p>
    </div>
  )
}
