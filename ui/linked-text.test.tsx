import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const shown = (text: string) => renderToStaticMarkup(<LinkedText text={text} />)

test('addresses in a text are links, without the punctuation after them', () => {
  expect(shown('Where: https://meet.example.com/a.')).toBe(
    'Where: <a href="https://meet.example.com/a" rel="noopener noreferrer" class="link">meet.example.com/a</a>.',
  )
  expect(shown('Room 4, javascript:alert(1)')).toBe('Room 4, javascript:alert(1)')
})
