import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'

const KEY = 'requirement'

export type Edge = 'top' | 'bottom'

interface Row {
  readonly id: string
  readonly row: HTMLElement
  /** What is dragged: a text field cannot be in a dragged element, because its text could not be selected. */
  readonly handle: HTMLElement
  /** Where the dragged row would be inserted; null if nothing is dragged over this one. */
  readonly onEdge: (edge: Edge | null) => void
  readonly onDrop: (draggedId: string, edge: Edge) => void
}

const draggedIn = (data: Record<string | symbol, unknown>) => (typeof data[KEY] === 'string' ? data[KEY] : null)
const edgeIn = (data: Record<string | symbol, unknown>): Edge =>
  extractClosestEdge(data) === 'bottom' ? 'bottom' : 'top'

/** Lets a requirement be dragged by its handle, and others be dropped above or below it. @returns what ends it */
export const dragRequirement = ({ id, row, handle, onEdge, onDrop }: Row): (() => void) =>
  combine(
    draggable({
      element: handle,
      getInitialData: () => ({ [KEY]: id }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(row, 16, 16),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => draggedIn(source.data) !== null && draggedIn(source.data) !== id,
      getData: ({ input, element }) => attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => onEdge(edgeIn(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        onEdge(null)
        const dragged = draggedIn(source.data)
        if (dragged) onDrop(dragged, edgeIn(self.data))
      },
    }),
  )

/** Lets a requirement be dropped at the end of a group, also of an empty one. @returns what ends it */
export const acceptRequirements = (element: HTMLElement, onDrop: (draggedId: string) => void): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedIn(source.data) !== null,
    onDrop: ({ source, location, self }) => {
      const dragged = draggedIn(source.data)
      // A row inside of it takes what is dropped on the row.
      if (dragged && location.current.dropTargets[0]?.element === self.element) onDrop(dragged)
    },
  })

/** What is in this module, for those who load it later. */
export interface Dragging {
  readonly dragRequirement: typeof dragRequirement
  readonly acceptRequirements: typeof acceptRequirements
}
