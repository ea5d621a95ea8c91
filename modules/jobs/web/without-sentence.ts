/** Rich text without a paragraph or list item that says exactly this. A list that is empty afterwards goes, too. */
export function withoutSentence(html: string, sentence: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const found = [...body.querySelectorAll('p, li')].find(one => one.textContent?.trim() === sentence.trim())
  const list = found?.closest('ul, ol')
  found?.remove()
  if (list && list.children.length === 0) list.remove()
  return body.innerHTML
}
