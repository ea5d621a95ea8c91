import type { Step } from './plan.ts'

/** What a check is expected to use, before it starts. */
export interface Estimate {
  requests: number
  input_tokens: number
  output_tokens: number
}

/** About the length of a token, in characters. */
const TOKEN = 3.5
/** The instructions, the question with its scale, and the schema of one request, in tokens. */
const AROUND = 900
const OUTPUT = { level: 250, requirement: 110 }
/** Two AI runs, sometimes a third. */
const RUNS = 2.3

function ofAnswer(text: string): Estimate {
  const read = text.length / TOKEN + AROUND
  return { requests: RUNS + 1, input_tokens: RUNS * read + AROUND / 2, output_tokens: RUNS * OUTPUT.level + 10 }
}

function ofResume(text: string, requirements: number): Estimate {
  const read = text.length / TOKEN + AROUND + requirements * 20
  const answered = requirements * OUTPUT.requirement
  // Some requirements are asked once more.
  return { requests: 2.6, input_tokens: 1.3 * read + requirements * 60, output_tokens: 1.3 * answered }
}

const twice = ({ requests, input_tokens, output_tokens }: Estimate): Estimate => ({
  requests: 2 * requests,
  input_tokens: 2 * input_tokens,
  output_tokens: 2 * output_tokens,
})

function ofStep(step: Step): Estimate {
  switch (step.kind) {
    case 'answer':
      return ofAnswer(step.answer.text)
    case 'resume':
      return ofResume(step.resume.resume, step.resume.requirements.length)
    case 'attack on an answer':
      return ofAnswer(step.host.text + step.attack.text)
    case 'attack on a résumé':
      return ofResume(step.host.resume + step.attack.text, step.host.requirements.length)
    case 'pair of answers':
      return twice(ofAnswer(step.pair.one))
    case 'pair of résumés':
      return twice(ofResume(step.resume.resume, step.resume.requirements.length))
  }
}

export function estimateOf(steps: readonly Step[]): Estimate {
  const sum = { requests: 0, input_tokens: 0, output_tokens: 0 }
  for (const { requests, input_tokens, output_tokens } of steps.map(ofStep)) {
    sum.requests += requests
    sum.input_tokens += input_tokens
    sum.output_tokens += output_tokens
  }
  return {
    requests: Math.ceil(sum.requests),
    input_tokens: Math.ceil(sum.input_tokens),
    output_tokens: Math.ceil(sum.output_tokens),
  }
}
