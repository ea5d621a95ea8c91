/**
 * Finds a visible, enabled element of a page by its role and name, as people do. Runs in the page, in every browser. It is a
 * string because each driver sends scripts differently; `arguments` are the role, the name as a regular expression, and the
 * position among several matches.
 */
export const LOCATE = String.raw`
  const [role, pattern, position] = arguments
  const SELECTORS = {
    link: 'a[href]',
    button: 'button, [role=button]',
    tab: '[role=tab]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    heading: 'h1, h2, h3, h4',
    field: 'input:not([type=checkbox]):not([type=file]):not([type=hidden]), textarea, select',
    file: 'input[type=file]',
    text: 'p, span, div, li, h1, h2, h3, h4, b, strong, small, td, th, label, output, blockquote, dt, dd, a, button',
  }
  const wanted = new RegExp(pattern, 'u')
  const flat = text => (text ?? '').replace(/\s+/g, ' ').trim()
  const named = ids => (ids ?? '').split(' ').map(id => flat(document.getElementById(id)?.textContent)).join(' ').trim()
  const names = element => [
    element.getAttribute('aria-label'),
    named(element.getAttribute('aria-labelledby')),
    ...[...(element.labels ?? [])].map(label => label.textContent),
    role === 'field' || role === 'file' ? element.name : element.textContent,
  ].map(flat)
  const visible = element => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const shown = element => role === 'file' || visible(element) || [...(element.labels ?? [])].some(visible)
  const matches = [...document.querySelectorAll(SELECTORS[role])].filter(
    element => !element.disabled && shown(element) && names(element).some(name => wanted.test(name)),
  )
  // Prefers the innermost element, because its ancestors have the same text.
  const innermost = matches.filter(one => !matches.some(other => other !== one && one.contains(other)))
  return innermost[position] ?? null
`

export type Role = 'link' | 'button' | 'tab' | 'checkbox' | 'heading' | 'field' | 'file' | 'text'
