import { SaxesParser } from 'saxes'
import { MAX_XML_DEPTH, MAX_XML_NODES } from '../limits.ts'
import { DocumentRefused } from '../refusal.ts'

/** An element with its prefix in the name (`w:p`): the office formats use fixed prefixes. */
export class XmlNode {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: (XmlNode | string)[] = []

  constructor(name: string, attributes: Record<string, string>) {
    this.name = name
    this.attributes = attributes
  }

  /** The first child element of that name. */
  child(name: string): XmlNode | undefined {
    return this.elements.find(node => node.name === name)
  }

  get elements(): XmlNode[] {
    return this.children.filter(child => typeof child !== 'string')
  }

  /** The first element of that name anywhere below. */
  find(name: string): XmlNode | undefined {
    return this.findAll(name).next().value ?? undefined
  }

  *findAll(name: string): Generator<XmlNode, undefined> {
    for (const node of this.elements) {
      if (node.name === name) yield node
      yield* node.findAll(name)
    }
  }
}

/**
 * Parses one XML part into a tree. Document types are rejected, because they allow entity bombs and reading
 * other files (OWASP "XML External Entity"), and office programs do not write them. Throws `broken` or `too_expanded`.
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const root = new XmlNode('', {})
  const open: XmlNode[] = [root]
  let nodes = 0
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', tag => {
    const node = new XmlNode(tag.name, tag.attributes)
    open.at(-1)!.children.push(node)
    open.push(node)
    if (++nodes > MAX_XML_NODES) throw new DocumentRefused('too_expanded')
    if (open.length > MAX_XML_DEPTH) refuse()
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', text => void open.at(-1)!.children.push(text))
  parser.on('cdata', text => void open.at(-1)!.children.push(text))
  parser.write(new TextDecoder(utf16(bytes) ?? 'utf-8').decode(bytes)).close()
  return root
}

function utf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

function refuse(): never {
  throw new DocumentRefused('broken')
}
