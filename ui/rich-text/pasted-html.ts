/** Word writes lists as paragraphs of this class, with the bullet as text. */
const LIST_CLASS = /\bMsoList/i
const NUMBERED = /^\s*(?:\d{1,3}|[a-z])[.)]/i
const BULLET = /^[\s\u00a0]*(?:[·•o§▪‣●–-]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]+/i

const isListParagraph = (node: Element): boolean => node.nodeName === 'P' && LIST_CLASS.test(node.className)

/** The text of a list paragraph without the bullet that Word wrote into it. */
function dropBullet(paragraph: Element): void {
  for (const marker of paragraph.querySelectorAll('[style*="mso-list"]')) marker.remove()
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const first = walker.nextNode()
  if (first) first.nodeValue = (first.nodeValue ?? '').replace(BULLET, '')
}

/** Turns neighbouring list paragraphs into one list. */
function makeLists(body: HTMLElement): void {
  let list = null as HTMLElement | null
  for (const node of body.querySelectorAll('p')) {
    if (!isListParagraph(node)) {
      list = null
      continue
    }
    const kind = NUMBERED.test(node.textContent ?? '') ? 'ol' : 'ul'
    const item = body.ownerDocument.createElement('li')
    if (list?.nodeName.toLowerCase() !== kind || list.nextElementSibling !== node) {
      list = body.ownerDocument.createElement(kind)
      node.before(list)
    }
    dropBullet(node)
    item.append(...node.childNodes)
    list.append(item)
    node.remove()
  }
}

/** Cleans what is pasted from Word, Google Docs or a page: lists become lists, comments, styles and empty paragraphs go. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const node of body.querySelectorAll('style, script, meta, link, title, xml, img')) node.remove()
  for (const node of body.querySelectorAll('*')) if (node.nodeName === 'O:P') node.remove()
  makeLists(body)
  // Google Docs wraps everything in a bold element that is not bold.
  for (const bold of body.querySelectorAll<HTMLElement>('b'))
    if (bold.style.fontWeight === 'normal') bold.replaceWith(...bold.childNodes)
  for (const node of body.querySelectorAll<HTMLElement>('*')) {
    const href = node.nodeName === 'A' ? node.getAttribute('href') : null
    for (const name of node.getAttributeNames()) node.removeAttribute(name)
    if (href && /^(?:https?:|mailto:)/i.test(href)) node.setAttribute('href', href)
  }
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '') paragraph.remove()
  return body.innerHTML
}
