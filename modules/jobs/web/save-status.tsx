import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { SaveStatus as StatusLine } from '#ui/save-status.tsx'
import { saveWords as words } from '../words/save.ts'
import type { SaveState } from './autosave.ts'

const ICONS = { saved: Check, saving: LoaderCircle, unsaved: TriangleAlert, offline: CloudOff, refused: TriangleAlert }

function textOf(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return state.at ? words.savedAt(locale.time(state.at, browserZone())) : words.savesItself
    case 'unsaved':
      return state.fields.length > 0
        ? words.notSaved(locale.list(state.fields.map(field => words.fields[field])))
        : words.saving
    case 'refused':
      return state.message
    default:
      return words[state.kind]
  }
}

/** Whether what was typed is on the server: "Saved 12:03". */
export function SaveStatus({ state }: { state: SaveState }) {
  const text = textOf(state)
  return (
    <StatusLine
      icon={ICONS[state.kind]}
      isFine={state.kind === 'saved' || state.kind === 'saving'}
      text={text}
      short={state.kind === 'offline' ? words.notConnected : text}
    />
  )
}
