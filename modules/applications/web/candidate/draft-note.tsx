import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { applyWords } from '../../words/apply.ts'
import { Confirm } from './confirm.tsx'

const words = applyWords.draft

interface DraftNoteProps {
  savedAt: number | null
  filesLost: boolean
  role: string
  onDelete: () => void
}

/** Says where the draft is stored: on this device, and nowhere else. */
export function DraftNote({ savedAt, filesLost, role, onDelete }: DraftNoteProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-5 flex gap-2.5 border-t border-line pt-4 text-13 leading-normal text-pretty text-text-2">
      <Icon of={Smartphone} className="mt-0.5" />
      {savedAt === null ? (
        <p>{words.nothingYet}</p>
      ) : (
        <p>
          {words.savedAt(locale.time(new Date(savedAt), browserZone()))}
          {filesLost ? words.filesLost : words.canReturn}
          <button
            type="button"
            className="-my-2.5 py-2.5 underline decoration-line-strong underline-offset-4"
            onClick={() => setAsking(true)}
          >
            {words.delete}
          </button>
        </p>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={words.ask(role)}
        action={words.delete}
        keep={words.keep}
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
      >
        <p>{words.consequence}</p>
      </Confirm>
    </div>
  )
}
