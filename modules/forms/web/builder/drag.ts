import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'

type Kind = 'field' | 'section'
type Edge = 'top' | 'bottom'

interface DragParts {
  readonly kind: Kind
  readonly key: string
  readonly enabled: boolean
  /** What can be dropped here: a field also on a section, which is its end. */
  readonly accepts: readonly Kind[]
  readonly onDrop: (dragged: { kind: Kind; key: string }, edge: Edge) => void
}

/** Makes an element movable by its handle, and a place where others are dropped. @returns the edge where it would be dropped now */
export function useDrag(
  element: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { kind, key, enabled, accepts, onDrop }: DragParts,
): { edge: Edge | null; dragging: boolean } {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!enabled || !target) return undefined
    // A field is in a section: only the innermost place counts.
    const isPlace = ({ source, location }: ElementDropTargetEventBasePayload) =>
      location.current.dropTargets[0]?.element === target && source.data['key'] !== key
    const show = (event: ElementDropTargetEventBasePayload) =>
      setEdge(isPlace(event) ? (extractClosestEdge(event.self.data) as Edge | null) : null)
    const drops = dropTargetForElements({
      element: target,
      canDrop: ({ source }) => accepts.includes(source.data['kind'] as Kind),
      getData: ({ input }) => attachClosestEdge({ key }, { element: target, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: show,
      onDragLeave: () => setEdge(null),
      onDrop: event => {
        const { self, source } = event
        setEdge(null)
        if (!isPlace(event)) return
        const dragged = { kind: source.data['kind'] as Kind, key: source.data['key'] as string }
        onDrop(dragged, (extractClosestEdge(self.data) as Edge | null) ?? 'bottom')
      },
    })
    const grip = handle.current
    if (!grip) return drops
    return combine(
      drops,
      draggable({
        element: target,
        dragHandle: grip,
        getInitialData: () => ({ kind, key }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    )
  }, [element, handle, kind, key, enabled, accepts, onDrop])
  return { edge, dragging }
}
