// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#tests/screen.tsx'
import { Dialog } from './dialog.tsx'

function Screen({ opener, inDialog }: { opener: ReactNode; inDialog?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(true)
  return (
    <main id="content" tabIndex={-1}>
      {shown && opener}
      <button id="open" type="button" aria-label="Open" onClick={() => setOpen(true)} />
      <button id="remove" type="button" aria-label="Remove" onClick={() => setShown(false)} />
      <Dialog open={open} onOpenChange={setOpen} title="Question" keep="Close">
        {inDialog}
      </Dialog>
    </main>
  )
}

const press = (id: string) => act(async () => document.getElementById(id)!.click())
const focused = () => document.activeElement?.id
const dialog = () => document.querySelector('[role=dialog]')

async function openFrom(id: string) {
  await act(async () => document.getElementById(id)!.focus())
  await press('open')
  await vi.waitFor(() => expect(dialog()!.contains(document.activeElement)).toBe(true))
}

async function close() {
  await act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await vi.waitFor(() => expect(dialog()).toBeNull())
}

const returnsTo = (id: string) => vi.waitFor(() => expect(focused()).toBe(id))

test('the focus returns to what opened a dialog, also if a field of the dialog takes it at once', async () => {
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  const field = <input autoFocus aria-label="Name" />
  await show(<Screen opener={<button id="opener" type="button" aria-label="Ask" />} inDialog={field} />)
  await openFrom('opener')
  await close()
  await returnsTo('opener')
})

test('it returns to the button of a menu, because the entry disappears with the menu', async () => {
  await show(
    <Screen
      opener={
        <>
          <button id="actions" type="button" aria-label="Actions" />
          <div role="menu" aria-labelledby="actions">
            <div role="menuitem" id="entry" tabIndex={-1} aria-label="Ask" />
          </div>
        </>
      }
    />,
  )
  await openFrom('entry')
  await close()
  await returnsTo('actions')
})

test('it goes to the content of the page if what opened the dialog is gone', async () => {
  await show(<Screen opener={<button id="opener" type="button" aria-label="Ask" />} />)
  await openFrom('opener')
  await press('remove')
  await close()
  await returnsTo('content')
})
