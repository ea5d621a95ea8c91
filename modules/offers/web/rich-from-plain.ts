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
