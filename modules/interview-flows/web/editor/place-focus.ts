const NARROW = '(max-width: 1023px)'

/**
 * Puts the focus where work continues: into the first field of what was added, back to the row that was open, or, where the panel
 * replaces the steps, to its heading. Beside the steps the focus stays on the row that opened the panel.
 */
export function placeFocus(id: string | null, place: 'field' | 'panel' | 'part'): void {
  if (place === 'field') {
    document.querySelector<HTMLElement>('[data-panel] :is(textarea, input)')?.focus()
    return
  }
  if (place === 'part') {
    const steps = document.querySelector<HTMLElement>('[data-steps]')
    const row = id === null ? null : steps?.querySelector<HTMLElement>(`[data-part="${id}"]`)
    ;(row ?? steps)?.focus()
    return
  }
  if (!window.matchMedia(NARROW).matches) return
  const heading = document.querySelector<HTMLElement>('[data-panel] h2')
  heading?.focus()
  heading?.scrollIntoView({ block: 'nearest' })
}
