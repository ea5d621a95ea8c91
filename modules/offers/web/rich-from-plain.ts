const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What is typed, as the rich text in which an offer is kept: blank lines part paragraphs, "- " begins a point, "# " a heading. */
export const richFromPlain = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(block => block.trim())
    .filter(Boolean)
    .map(block => {
      const lines = block.split('\n')
      if (lines.every(line => /^[-•*] /.test(line)))
        return `<ul>${lines.map(line => `<li>${escape(line.slice(2).trim())}</li>`).join('')}</ul>`
      if (lines.length === 1 && block.startsWith('# ')) return `<h2>${escape(block.slice(2))}</h2>`
      return `<p>${lines.map(escape).join('<br>')}</p>`
    })
    .join('')
