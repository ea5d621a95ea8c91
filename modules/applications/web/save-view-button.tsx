import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { SavedView } from '../contract.ts'
import { viewWords as words } from '../words/views.ts'
import { editView, type NewView, refreshViews } from './views-api.ts'

const SaveView = lazy(() => import('./view-dialogs.tsx').then(m => ({ default: m.SaveView })))

interface SaveViewButtonProps {
  open: SavedView | null
  /** Whether the list shows something else than the open view stores. */
  isChanged: boolean
  content: Omit<NewView, 'name' | 'shared'>
  shares: boolean
  onSaved: (view: SavedView) => void
}

/** Saves the list as a new view, or its changes in the open one. */
export function SaveViewButton({ open, isChanged, content, shares, onSaved }: SaveViewButtonProps) {
  const client = useQueryClient()
  const [saving, setSaving] = useState(false)
  const update = useMutation({
    mutationFn: (view: SavedView) => editView(view.id, content),
    onSuccess: async view => {
      await refreshViews(client)
      onSaved(view)
    },
    onError: error => toast({ title: words.changeFailed, description: error.message, tone: 'danger' }),
  })
  if (open && !isChanged) return null
  return (
    <>
      {open?.can_edit && (
        <Button onClick={() => update.mutate(open)} busy={update.isPending}>
          {words.saveChanges}
        </Button>
      )}
      <Button kind={open?.can_edit ? 'quiet' : undefined} onClick={() => setSaving(true)}>
        {open ? words.saveAsNew : words.save}
      </Button>
      {saving && (
        <Suspense>
          <SaveView content={content} shares={shares} onSaved={onSaved} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
