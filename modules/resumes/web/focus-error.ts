/** Moves the focus to the first field to fix, once the errors are shown. */
export function focusFirstError(root: Element | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
