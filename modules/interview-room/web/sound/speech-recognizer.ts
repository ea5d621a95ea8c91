/** The part of the Web Speech API that is used; TypeScript's DOM library does not describe it. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}
interface ResultEvent extends Event {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}
type RecognitionClass = new () => Recognition

const recognitionClass = (): RecognitionClass | null => {
  const globals = globalThis as unknown as Record<string, RecognitionClass | undefined>
  return globals['SpeechRecognition'] ?? globals['webkitSpeechRecognition'] ?? null
}

/** Errors that repeating does not fix: the browser has the interface, but no service behind it. A lost microphone is none of them. */
const PERMANENT_ERRORS = new Set(['network', 'service-not-allowed', 'language-not-supported', 'not-allowed'])
/** A recognizer that ends this often in a row without a word does not work. */
const MAX_EMPTY_ENDS = 4
/** A recognizer that reports no error within this time counts as working, in ms. */
const PROBE_MS = 2500

export interface RecognizerListener {
  /** Text that is final, and text that may still change. */
  readonly onText: (final: string, interim: string) => void
  /** Recognition does not work in this browser. */
  readonly onUnavailable: () => void
}

/** Turns speech into text with the browser's own recognizer. Whether it works only shows when it is tried. */
export class SpeechRecognizer {
  private recognition: Recognition | null = null
  private active = false
  private final = ''
  private emptyEnds = 0

  constructor(
    private readonly language: string,
    private readonly listener: RecognizerListener,
  ) {}

  /** Whether the browser has a recognizer at all. */
  static get exists(): boolean {
    return recognitionClass() !== null
  }

  /** Tries the recognizer for a moment. @returns whether it can be expected to work */
  static async probe(language: string): Promise<boolean> {
    return new Promise(resolve => {
      const finish = (works: boolean) => {
        clearTimeout(timer)
        recognizer.stop()
        resolve(works)
      }
      const recognizer = new SpeechRecognizer(language, {
        onText: () => finish(true),
        onUnavailable: () => finish(false),
      })
      const timer = setTimeout(() => finish(true), PROBE_MS)
      recognizer.listen()
    })
  }

  get listening(): boolean {
    return this.active
  }

  /** Starts listening; does nothing if it already listens. */
  listen(): void {
    if (this.active) return
    this.final = ''
    this.active = true
    this.start()
  }

  stop(): void {
    this.active = false
    const recognition = this.recognition
    this.recognition = null
    recognition?.abort()
  }

  private start() {
    const Class = recognitionClass()
    if (!Class) return this.giveUp()
    const recognition = new Class()
    recognition.lang = this.language
    recognition.continuous = true
    recognition.interimResults = true
    recognition.addEventListener('result', event => this.takeResult(recognition, event as ResultEvent))
    recognition.addEventListener('error', event => {
      const { error } = event as Event & { readonly error?: string }
      if (this.recognition === recognition && PERMANENT_ERRORS.has(error ?? '')) this.giveUp()
    })
    recognition.addEventListener('end', () => {
      if (this.recognition !== recognition) return
      this.recognition = null
      this.emptyEnds += 1
      if (this.emptyEnds > MAX_EMPTY_ENDS) this.giveUp()
      // Browsers end recognition after a minute or a silence; the candidate may not be done.
      else if (this.active) this.start()
    })
    this.recognition = recognition
    try {
      recognition.start()
    } catch {
      this.giveUp()
    }
  }

  private takeResult(recognition: Recognition, { resultIndex, results }: ResultEvent) {
    if (this.recognition !== recognition || !this.active) return
    this.emptyEnds = 0
    let interim = ''
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]
      const text = result?.[0]?.transcript.trim() ?? ''
      if (result?.isFinal) this.final = `${this.final} ${text}`.trim()
      else interim = `${interim} ${text}`.trim()
    }
    this.listener.onText(this.final, interim)
  }

  private giveUp() {
    this.stop()
    this.listener.onUnavailable()
  }
}
