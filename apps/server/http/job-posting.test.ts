import { expect, test } from 'vitest'
import { descriptionOf } from './job-posting.ts'

test('the description of a job posting escapes its plain texts and keeps the formatted description', () => {
  const title = 'R&D <Lead> "EU"'
  expect(descriptionOf({ title, description: '', requirements: [] })).toBe('<p>R&amp;D &lt;Lead&gt; &quot;EU&quot;</p>')
  const requirements = [{ id: 'years', text: '> 5 years of C & C++', must_have: false }]
  expect(descriptionOf({ title, description: '<p>You build.</p>', requirements })).toBe(
    '<p>You build.</p><ul><li>&gt; 5 years of C &amp; C++</li></ul>',
  )
})
