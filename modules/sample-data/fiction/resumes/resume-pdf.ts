import { drawClassic } from './layout-classic.ts'
import { drawSidebar } from './layout-sidebar.ts'
import { drawTimeline } from './layout-timeline.ts'
import { drawTwoColumns } from './layout-two-columns.ts'
import type { Person } from './person.ts'
import { makePdf } from './pdf-sheet.ts'

const layouts = {
  classic: drawClassic,
  sidebar: drawSidebar,
  two_columns: drawTwoColumns,
  timeline: drawTimeline,
} as const

export type ResumeLayout = keyof typeof layouts
export const resumeLayouts = Object.keys(layouts) as ResumeLayout[]

/** A person's résumé as an A4 PDF. The same person and layout give the same bytes. Latin-1 letters only. */
export function resumePdf(person: Person, layout: ResumeLayout): Promise<Uint8Array> {
  return makePdf(sheet => layouts[layout](sheet, person), { margin: layout === 'classic' ? 48 : 24 })
}
