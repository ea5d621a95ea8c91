import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Confirm } from '#modules/applications/web/candidate/confirm.tsx'
import { Icon } from '#ui/icon.tsx'

interface DraftNoteProps {
  savedAt: number | null
  filesLost: boolean
  role: string
  onDelete: () => void
}

/** Says where the unsent form is: on this device, and nowhere else. */
export function DraftNote({ savedAt, filesLost, role, onDelete }: DraftNoteProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-5 flex gap-2.5 border-t border-line pt-4 text-13 leading-normal text-pretty text-text-2">
      <Icon of={Smartphone} className="mt-0.5" />
      {savedAt === null ? (
        <p>What you write is saved on this device as you go, and nowhere else until you send it.</p>
      ) : (
        <p>
          Saved on this device at{' '}
          {new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}, and nowhere else yet.
          {filesLost
            ? ' This browser keeps no files: choose yours again if you close the page. '
            : ' Close the page and come back when you like. '}
          <button
            type="button"
            className="-my-2.5 py-2.5 underline decoration-line-strong underline-offset-4"
            onClick={() => setAsking(true)}
          >
            Delete the draft
          </button>
        </p>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete your draft for ${role}?`}
        action="Delete draft"
        keep="Keep draft"
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
      >
        <p>Everything you typed for this role and the file you chose go from this device. They are nowhere else.</p>
      </Confirm>
    </div>
  )
}
