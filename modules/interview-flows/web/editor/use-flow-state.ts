import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '#ui/toast-queue.ts'
import { applyEdit, type FlowContent, type FlowEdit } from '../../edits.ts'
import { editorWords as words } from '../../words/editor.ts'
import { forgetFlow, storedFlow, storeFlow } from './stored-flow.ts'

const contentOf = ({ name, description, rounds }: FlowContent): FlowContent => ({ name, description, rounds })
const isSame = (a: FlowContent, b: FlowContent) => JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b))

interface Based {
  readonly id: string
  readonly version: number
}

interface Start {
  /** Null for a new flow. */
  readonly based: Based | null
  readonly content: FlowContent
}

/** What is on the screen when an editor opens: what this device has stored, or else what the server has. */
function firstState({ based, content }: Start, mayEdit: boolean) {
  const stored = mayEdit ? storedFlow(based?.id ?? null) : null
  const isOwn = stored !== null && !isSame(stored.flow, content)
  return isOwn
    ? { flow: contentOf(stored.flow), restoredFrom: stored.version, origin: stored.origin }
    : { flow: content, restoredFrom: null, origin: undefined }
}

/** The edited flow. Changes are stored on this device until they are saved. */
export function useFlowState(start: Start, mayEdit: boolean) {
  const [saved, setSaved] = useState<Start>(() => ({ ...start, content: contentOf(start.content) }))
  const [first] = useState(() => firstState(saved, mayEdit))
  const [flow, setFlow] = useState<FlowContent>(first.flow)
  const [restoredFrom, setRestoredFrom] = useState(first.restoredFrom)
  const { origin } = first
  const id = saved.based?.id ?? null
  /** The version that the changes started from, also if they were stored on the device. */
  const basedOn = useRef(first.restoredFrom ?? saved.based?.version ?? 0)
  const isChanged = !isSame(flow, saved.content)
  useEffect(() => {
    if (!mayEdit) return
    if (isChanged) storeFlow(id, { flow, version: basedOn.current, origin })
    else forgetFlow(id)
  }, [flow, id, isChanged, mayEdit, origin])

  const change = useCallback((edit: FlowEdit) => setFlow(before => applyEdit(before, edit)), [])
  /** Shows what the server has now, in place of what was edited. */
  const receive = useCallback((next: FlowContent & Based) => {
    basedOn.current = next.version
    setSaved({ based: { id: next.id, version: next.version }, content: contentOf(next) })
    setFlow(contentOf(next))
    setRestoredFrom(null)
  }, [])
  const discard = useCallback(() => {
    const before = flow
    basedOn.current = saved.based?.version ?? 0
    setFlow(saved.content)
    setRestoredFrom(null)
    toast({
      title: words.discarded,
      action: { label: words.undo, alt: words.undoAlt, run: () => setFlow(before) },
    })
  }, [flow, saved])
  const remove = useCallback(
    (edit: FlowEdit, message: string) => {
      const before = flow
      setFlow(applyEdit(before, edit))
      toast({ title: message, action: { label: words.undo, alt: words.undoAlt, run: () => setFlow(before) } })
    },
    [flow],
  )
  return useMemo(
    () => ({ flow, based: saved.based, isChanged, restoredFrom, origin, basedOn, change, remove, discard, receive }),
    [flow, saved, isChanged, restoredFrom, origin, change, remove, discard, receive],
  )
}
