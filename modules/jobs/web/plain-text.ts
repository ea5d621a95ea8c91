/** Rich text as plain text, for comparing two versions. */
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
