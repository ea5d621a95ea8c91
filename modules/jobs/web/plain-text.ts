import escape from 'escape-html'

/** Converts typed text to rich text: blank lines separate paragraphs, "- " starts a list item, "# " a heading. */
export function richFromPlain(text: string): string {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n{2,}/)
  return blocks
    .map(block => block.trim())
    .filter(Boolean)
    .map(block => {
      const lines = block.split('\n')
      if (lines.every(line => /^[-•*] /.test(line)))
        return `<ul>${lines.map(line => `<li>${escape(line.slice(2).trim())}</li>`).join('')}</ul>`
      if (lines.length === 1 && block.startsWith('# ')) return `<h2>${escape(block.slice(2))}</h2>`
      return `<p>${lines.map(line => escape(line)).join('<br>')}</p>`
    })
    .join('')
}

/** The reverse, for editing. */
export function plainFromRich(html: string): string {
  const root = new DOMParser().parseFromString(html, 'text/html').body
  const textOf = (node: Node): string =>
    node.nodeName === 'BR'
      ? '\n'
      : node.nodeType === Node.TEXT_NODE
        ? (node.textContent ?? '')
        : [...node.childNodes].map(textOf).join('')
  const blocks = [...root.childNodes].map(node => {
    if (node.nodeName === 'UL' || node.nodeName === 'OL')
      return [...node.childNodes].map(item => `- ${textOf(item).trim()}`).join('\n')
    return node.nodeName === 'H2' || node.nodeName === 'H3' ? `# ${textOf(node)}` : textOf(node)
  })
  return blocks
    .map(block => block.trim())
    .filter(Boolean)
    .join('\n\n')
}
