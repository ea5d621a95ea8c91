import { Extension, mergeAttributes, Node, nodeInputRule } from '@tiptap/react'
import { isMark, MARK, markLabel, variableIn } from '../marks.ts'

const CHIP = 'rounded-[5px] border px-1.5 py-px inline-block font-sans text-13 font-medium whitespace-nowrap'
const LOOKS = {
  variable: 'border-brand-line bg-brand-tint text-brand',
  condition: 'border-line-strong bg-sunken text-text-2',
  unknown: 'border-danger-line bg-danger-tint text-danger',
}

const isWholeMark = (source: string) => isMark(source) && source.replace(MARK, '') === ''

function lookOf(source: string, known: readonly string[]): string {
  const variable = variableIn(source)
  if (variable === null) return LOOKS.condition
  return known.includes(variable) ? LOOKS.variable : LOOKS.unknown
}

/** A variable or a condition as a chip. Typing one in braces makes it a chip. */
export const variableNode = (known: readonly string[]) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ source: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'span[data-source]',
        getAttrs: element => {
          const source = element.dataset['source'] ?? ''
          return isWholeMark(source) && { source }
        },
      },
    ],
    renderHTML({ node, HTMLAttributes }) {
      const source = String(node.attrs['source'])
      const { source: _, ...rest } = HTMLAttributes
      return [
        'span',
        mergeAttributes(rest, { 'data-source': source, class: `${CHIP} ${lookOf(source, known)}` }),
        markLabel(source),
      ]
    },
    renderText: ({ node }) => String(node.attrs['source']),
    addInputRules() {
      return [/\{\{[^{}]*\}\}$/, /\{%[^{}]*%\}$/].map(find =>
        nodeInputRule({ find, type: this.type, getAttributes: ([source]) => ({ source }) }),
      )
    },
  })

/** The type of a line: headline, button, … */
export const blockKinds = Extension.create({
  name: 'blockKinds',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        kind: {
          default: 'paragraph',
          keepOnSplit: false,
          parseHTML: element => element.dataset['kind'] ?? 'paragraph',
          renderHTML: ({ kind }) => ({ 'data-kind': kind as string }),
        },
      },
    },
  ],
})

/** A text of one line: Enter does nothing. */
export const oneLine = Extension.create({ name: 'oneLine', addKeyboardShortcuts: () => ({ Enter: () => true }) })
