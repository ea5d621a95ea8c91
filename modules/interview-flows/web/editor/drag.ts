import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'

export type Edge = 'top' | 'bottom'

interface DragParts {
  readonly element: RefObject<HTMLElement | null>
  readonly handle: RefObject<HTMLElement | null>
  readonly id: string
  readonly enabled: boolean
  readonly onDrop: (draggedId: string, edge: Edge) => void
}

/** Makes a question movable by its handle, and a place where others are dropped. */
export function useQuestionDrag({ element, handle, id, enabled, onDrop }: DragParts) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const [row, grip] = [element.current, handle.current]
    if (!enabled || !row || !grip) return undefined
    return combine(
      draggable({
        element: row,
        dragHandle: grip,
        getInitialData: () => ({ question: id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => typeof source.data['question'] === 'string' && source.data['question'] !== id,
        getData: ({ input }) => attachClosestEdge({ id }, { element: row, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data) as Edge | null),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          onDrop(source.data['question'] as string, (extractClosestEdge(self.data) as Edge | null) ?? 'bottom')
        },
      }),
    )
  }, [element, handle, id, enabled, onDrop])
  return { edge, isDragging }
}
