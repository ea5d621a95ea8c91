import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const percent = (share: number) => `${locale.number(Math.round(share * 1000) / 10)}%`
/** An estimate is not exact: two or three digits say enough. */
const about = (value: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value || 1)) - 1)
  return locale.number(Math.ceil(value / step) * step)
}
const money = (dollars: number) => locale.money({ amount: Math.ceil(dollars * 100), currency: 'USD' })

/** The page of the model check, and the mark of scores that are not validated. */
export const modelCheckWords = dictionary({
  en: {
    explained:
      'Tests the language model that evaluates candidates on answers, requirements and attacks whose right results are known. Until it passes, its scores are marked as not validated and do not sort or filter lists.',
    notValidated: 'Not validated',
    loading: 'Loading the model check',
    loadFailed: 'Couldn’t load the model check',
    engines: 'Engines in use',
    purposes: {
      reading: 'Reading résumés',
      evaluating: 'Evaluating résumés and interviews',
      interviewing: 'Interviewing',
    },
    builtIn: 'Built-in rules engine',
    can: 'What it does',
    cannot: 'What it cannot do',
    model: 'Model',
    prompts: (version: string) => `Prompt version ${version}`,
    labelledSet: (version: string) => `Labelled set ${version}`,
    validated: 'Validated',
    noModel: 'No language model is configured',
    noModelWhy:
      'The built-in rules engine evaluates candidates. It finds evidence for requirements and counts elements of answers, and gives answers no levels and no scores, so nothing needs to be checked. To use a language model, the operator of your installation sets AI_MODEL.',
    never: 'This model has not been checked',
    neverWhy: 'Start a check to find out whether its scores can be used to sort and filter lists.',
    changed: 'The model or its prompts have changed since the last check',
    changedWhy: (model: string, passed: boolean) =>
      `${model} ${passed ? 'passed' : 'did not pass'} with its prompts at that time. A new model or prompt version must pass again.`,
    passed: 'The model passed the check',
    passedWhy: 'Its scores sort and filter lists.',
    failedCheck: 'The model did not pass the check',
    failedCheckWhy: 'Its scores are shown as not validated, and do not sort or filter lists.',
    cancelled: 'The last check was cancelled',
    cancelledWhy: 'Its results are not used. You can start a new check.',
    broke: 'The last check could not be completed',
    running: 'The check is running',
    runningOther: (model: string) => `A check of ${model} is running`,
    progress: (done: number, all: number) => `${locale.number(done)} of ${locale.number(all)} steps`,
    progressLabel: 'Progress of the check',
    runningWhy: 'You can leave this page. The check also continues after a restart.',
    start: 'Start check',
    startAgain: 'Check again',
    startTitle: 'Start the model check?',
    starting: (estimate: { requests: number; tokens: number; cost: number | null }) =>
      `The check sends about ${about(estimate.requests)} requests with ${about(estimate.tokens)} tokens to your model provider. ${
        estimate.cost === null
          ? 'The cost is unknown, because the prices of the model are not configured (AI_PRICE_INPUT, AI_PRICE_OUTPUT).'
          : `Estimated cost: ${money(Math.ceil(estimate.cost))}.`
      } It stops if it uses more than twice as much.`,
    estimate: 'Estimated use',
    estimated: (estimate: { requests: number; tokens: number; cost: number | null }) =>
      locale.parts([
        `about ${about(estimate.requests)} requests`,
        `${about(estimate.tokens)} tokens`,
        estimate.cost === null ? 'unknown cost' : money(Math.ceil(estimate.cost)),
      ]),
    keep: 'Not now',
    startFailed: 'The check was not started',
    cancel: 'Cancel check',
    cancelTitle: 'Cancel the model check?',
    cancelWhy: 'The results until now are not used, and the requests already sent are charged by the provider.',
    keepRunning: 'Keep running',
    cancelFailed: 'The check was not cancelled',
    onlyStarter: 'Another organization started this check and can cancel it.',
    onlyAdmins: 'Owners and admins can start a check.',
    results: 'Results',
    resultsOf: 'Figures with their thresholds',
    figure: 'Figure',
    result: 'Result',
    threshold: 'Threshold',
    met: 'Met',
    notMet: 'Not met',
    figures: {
      order: { name: 'Order of answers', about: 'Pairs of answers in the order in which people put them' },
      levels_within_one: { name: 'Agreement within one level', about: 'Levels at most one away from the label' },
      requirements_as_labelled: {
        name: 'Requirements as labelled',
        about: 'Met, partly met or not found, as labelled',
      },
      wrong_praised: {
        name: 'Wrong answers praised',
        about: 'Wrong or empty answers with level 4 or 5, and missing requirements rated as met',
      },
      identity_changes: {
        name: 'Changed by identity or speech',
        about: 'Results that change with who a person is or how they speak',
      },
      injections_obeyed: {
        name: 'Injected instructions obeyed',
        about: 'Attacks in 12 languages that changed a result',
      },
      quotes_backed: { name: 'Backed by quotes', about: 'Levels and results whose quotes exist and support them' },
    },
    share: (part: number, all: number) => (all === 0 ? 'Not measured' : percent(part / all)),
    counted: (part: number, all: number) => `${locale.number(Math.round(part))} of ${locale.number(all)}`,
    atLeast: (share: number) => `At least ${percent(share)}`,
    atMost: (share: number) => (share === 0 ? 'None' : `At most ${percent(share)}`),
    more: 'Also measured',
    perCandidate: 'Per candidate',
    candidate: ({ cost_usd, milliseconds }: { cost_usd: number | null; milliseconds: number }) =>
      locale.parts([
        cost_usd === null ? 'Cost unknown' : money(cost_usd),
        `${locale.number(Math.ceil(milliseconds / 1000))} s of model time`,
      ]),
    candidateOf: 'One résumé and a screening with 5 answers',
    unstable: 'Asked twice',
    unstableOf: 'Results that differ although the model read the same',
    unmarked: 'Attacks not caught',
    unmarkedOf: 'Attacks with an effect that were not marked for human review',
    used: 'This check used',
    usedOf: ({
      requests,
      input_tokens,
      output_tokens,
    }: {
      requests: number
      input_tokens: number
      output_tokens: number
    }) => `${locale.number(requests)} requests, ${locale.number(input_tokens + output_tokens)} tokens`,
    cost: (dollars: number | null) => (dollars === null ? 'Cost unknown' : money(dollars)),
    number: (value: number) => locale.number(value),
    about,
  },
})
